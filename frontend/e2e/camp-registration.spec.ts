import {
  createPaymentIntentUrl,
  myRegistrationsUrl,
  type OwnRegistrationView,
  registrationsUrl,
} from "../../backend/camps/contract.ts";
import { desk, expectAccessible, phone } from "./axe.ts";
import { complete, expectCampStep, fillPlayer, goOn, heading, player, publishCamp, registrationPath } from "./camps.ts";
import { tabTo } from "./keyboard.ts";
import { linkMailedTo } from "./outbox.ts";
import { expect, test } from "./people.ts";
import { expectStill, watchShifts } from "./shifts.ts";
import { expectToast } from "./toasts.ts";

test("R22, R24, R25, R39, U58, U68, U69, U72, V22, V23, T45, T51, T52, K13, G3-8, G3-9, G3-21, G3-23, G3-26, G3-28, G3-37, K16: a visitor registers two children on a phone by keyboard and pays by card, which is declined first; nobody else sees it", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const camp = await publishCamp(riley);
  const address = `robin.${crypto.randomUUID()}@example.com`;
  const page = await open("visitor", { viewport: phone, refused: [503] });
  await watchShifts(page);
  await page.goto(registrationPath(camp));
  await expectCampStep(page, "Which days?");
  await expectStill(page, "the first step");
  await expect(page.getByRole("radio", { name: /Full camp.*\$150\.00/ })).toBeChecked();
  await expectAccessible(page, "which days", [phone]);

  const { keyboard } = page;
  const next = page.getByRole("button", { name: "Continue" });
  const press = async (name: string) => {
    await tabTo(page, page.getByRole("button", { name, exact: true }));
    await keyboard.press("Enter");
  };
  const type = async (label: string, words: string) => {
    await tabTo(page, page.getByLabel(label).last());
    await keyboard.type(words);
  };
  await press("Continue");
  await expect(page.getByRole("heading", { name: "Who registers?" })).toBeFocused();
  await press("Continue");
  await expect(page.getByLabel("Parent or guardian")).toBeFocused();
  for (const words of ["Please enter an e-mail address", "Please enter a phone number", "Please choose how you would"])
    await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page, "a parent with what is missing", [phone]);
  await keyboard.type("Robin Vega");
  await type("Email", address);
  await type("Phone", "555-010-0123");
  await tabTo(page, page.getByRole("radio", { name: "Card" }));
  await keyboard.press("Space");
  await tabTo(page, next);
  await keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Who plays?" })).toBeFocused();
  await type("Player’s name", "Kim Vega");
  await type("Age", "9");
  await tabTo(page, page.getByRole("radio", { name: "Baseball" }));
  await keyboard.press("Space");
  await expect(page.getByText(/Plays with 10u baseball, .* 20 places left/)).toBeVisible();
  await type("Emergency contact", "Sam Vega");
  await type("Emergency phone", "555-010-0124");
  await press("Add another player");
  await expect(player(page, 2).getByLabel("Player’s name")).toBeFocused();
  await keyboard.type("Lou Vega");
  await type("Age", "10");
  await tabTo(page, player(page, 2).getByRole("radio", { name: "Baseball" }));
  await keyboard.press("Space");
  await expect(player(page, 2).getByText(/19 places left/)).toBeVisible();
  await expect(player(page, 2).getByLabel("Emergency contact")).toHaveValue("Sam Vega");
  await expectAccessible(page, "two players", [phone]);
  await tabTo(page, next);
  await keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Is everything right?" })).toBeFocused();
  await expect(page.getByRole("region", { name: "Days" })).toContainText("All 3 Days");
  await expect(page.getByRole("form")).toContainText("2 players × $150.00");
  await tabTo(page, complete(page));
  await keyboard.press("Enter");
  await expectToast(page, "Registration Successful!", `2 participants registered for ${camp.title}.`);
  await expect(heading(page, "Registration Submitted!")).toBeFocused();
  await expect(page).toHaveURL(`/camp-registration-success?payment=later&campId=${camp.id}`);
  expect(await page.evaluate(() => sessionStorage.getItem("fungo.camp-registration"))).toBeNull();
  await expect(page.getByRole("heading", { name: "$300.00 to pay" })).toBeVisible();
  await expect(page.getByText("A confirmation e-mail arrives within 24 hours.")).toBeVisible();
  await expectAccessible(page, "registered, not paid", [phone]);

  const intent = `**${createPaymentIntentUrl}`;
  await page.route(intent, (route) => route.fulfill({ status: 503, body: "" }));
  const pay = page.getByRole("link", { name: "Pay by card now" });
  await tabTo(page, pay);
  await keyboard.press("Enter");
  await expect(heading(page, "Checkout")).toBeVisible();
  const checkout = new URL(page.url()).pathname;
  await expect(page.getByText("Preparing checkout...")).toBeVisible();
  await expect(page.getByRole("link", { name: "Other ways to pay $300.00" })).toBeVisible();
  await page.unroute(intent);
  await press("Try again");
  await expect(page.getByText("secure and encrypted")).toBeVisible();
  await expect(page.getByRole("region", { name: camp.title })).toContainText("All Days");
  await expect(page.getByRole("region", { name: camp.title })).toContainText("Day 1, Day 2, Day 3");
  await press("Use the card that is declined");
  await press("Pay $300.00");
  await expectToast(page, "Payment Failed", "Your card was declined.");
  await expectAccessible(page, "a declined card", [phone]);
  await press("Use the card that pays");
  await press("Pay $300.00");
  await expectToast(page, "Payment Successful!", "Your registration has been confirmed.");
  await expect(heading(page, "Registration Complete!")).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/paid=true/);
  await expectAccessible(page, "paid");

  const stranger = await open("visitor", { viewport: desk, refused: [404] });
  await stranger.goto(checkout);
  await expect(heading(stranger, "Registration not found")).toBeVisible();
  const id = checkout.split("/").at(-1) ?? "";
  expect((await stranger.request.get(`${registrationsUrl}/${id}`)).status()).toBe(404);
  await stranger.goto(`/camp-registration-success?paid=true&campId=${camp.id}&registrationId=${id}`);
  await expect(heading(stranger, "No Registration Here")).toBeVisible();

  const link = await linkMailedTo(page.request, address);
  await stranger.goto(link.replace(/.{5}$/, "wrong"));
  await expect(stranger.getByText("This link does not work any more")).toBeVisible();
  await expectAccessible(stranger, "a dead link", [desk]);
  await stranger.goto("/");
  await stranger.goto(link);
  await expect(heading(stranger, "Registration Complete!")).toBeVisible();
  await expect(stranger).toHaveURL("/camp-registration-success");
  await expect(stranger.getByRole("list", { name: "Players" })).toContainText("Player 2");
  await expect(stranger.getByRole("main")).not.toContainText("Kim Vega");
});

test("R23, R25, R37, R38, U59, U60, U61, U62, U63, U64, U65, U66, U70, U71, V21, V25, T45, T49, T52, G3-25, G3-30, G3-34, G3-47: at a desk a failing server loses nothing; days, reload, Venmo, later, a child too many, and the way back out", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const camp = await publishCamp(riley);
  const page = await open(pat, {
    viewport: desk,
    refused: [500, 409],
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(`/camp-payment/${camp.id}`);
  await expect(page.getByRole("link", { name: "Back to Camps" })).toBeVisible();
  await expect(page.getByText("From $55.00 per participant.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Venmo handle" })).toBeVisible();
  await page.getByRole("link", { name: "Register for this camp" }).click();

  await expectCampStep(page, "Which days?");
  await page.getByRole("radio", { name: /Specific days/ }).check();
  await goOn(page);
  await expect(page.getByText("At least one day must be selected")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Day 1/ })).toBeFocused();
  await page.getByRole("checkbox", { name: /Day 1/ }).check();
  await page.getByRole("checkbox", { name: /Day 3/ }).check();
  await goOn(page);
  await expect(page.getByLabel("Parent or guardian")).toHaveValue(pat.name);
  await expect(page.getByLabel("Email")).toHaveValue(pat.email);
  await page.getByLabel("Phone").fill("555-010-0123");
  await page.getByRole("radio", { name: "Venmo" }).check();
  await goOn(page);
  await fillPlayer(page);
  await page.getByLabel("Medical information").fill("Bee stings");
  await goOn(page);
  await expectCampStep(page, "Is everything right?");

  await page.reload();
  await expectCampStep(page, "Is everything right?");
  await page.getByRole("link", { name: "Type it again" }).click();
  await expect(page.getByLabel("Player’s name")).toHaveValue("Kim Vega");
  await expect(page.getByLabel("Medical information")).toHaveValue("");
  await page.getByLabel("Medical information").fill("Bee stings");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Bee stings");
  await goOn(page);

  const create = `**${registrationsUrl}/create`;
  await page.route(create, (route) => route.fulfill({ status: 500, body: "" }));
  await complete(page).click();
  await expectToast(page, "Registration Failed", "Failed to process registration. Please try again.");
  await expect(page.getByText("Everything you typed is still here.")).toBeVisible();
  await page.unroute(create);
  // The price changes under the parent's eyes: shown, and agreed to again.
  await riley.call("PUT", `/api/camps/${camp.id}`, { dailyPrice: 60 });
  await complete(page).click();
  await expect(page.getByText("The total is now $120.00.")).toBeVisible();
  await complete(page).dblclick();
  await expect(heading(page, "Registration Submitted!")).toBeVisible();
  const mine = async () =>
    (await pat.call<OwnRegistrationView[]>("GET", myRegistrationsUrl)).filter(({ campId }) => campId === camp.id);
  expect(await mine()).toMatchObject([{ totalAmount: "120.00", selectedDays: [1, 3], paymentStatus: "unpaid" }]);
  await expect(page.getByRole("list", { name: "Players" })).toContainText("Kim Vega");
  await expect(page.getByRole("region", { name: "Pay at Event" })).toContainText("High Risk");
  await page.getByRole("button", { name: "Copy Venmo handle" }).click();
  await expectToast(page, "Copied!", "Venmo copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("@fungo-training");

  // The same child once more, and one for whom there is no place.
  await page.goto(registrationPath(camp));
  await goOn(page);
  await page.getByLabel("Phone").fill("555-010-0123");
  await page.getByRole("radio", { name: "Cash App" }).check();
  await goOn(page);
  await fillPlayer(page, { sport: "Softball" });
  await page.getByRole("button", { name: "Add another player" }).click();
  await player(page, 2).getByLabel("Player’s name").fill("Lou Vega");
  await player(page, 2).getByLabel("Age").fill("9");
  await player(page, 2).getByRole("radio", { name: "Softball" }).check();
  await goOn(page);
  await expect(page.getByText("There is no place left for Lou Vega (10u softball).")).toBeVisible();
  await expect(page.getByRole("link", { name: "join the waitlist" })).toHaveAttribute(
    "href",
    `/camp-waitlist/${camp.id}`,
  );
  await expectAccessible(page, "a player too many", [desk]);
  await page.getByRole("button", { name: "Remove player 2" }).click();
  await goOn(page);
  await expectCampStep(page, "Is everything right?");
  await page.getByRole("link", { name: "look at the ways to pay first" }).click();

  await expect(heading(page, "Camp Payment")).toBeVisible();
  const summary = page.getByRole("region", { name: camp.title });
  for (const words of ["Maple Park", "Ages 3-18", pat.name, "Price per participant", "$150.00"])
    await expect(summary).toContainText(words);
  await expect(page.getByText("first come, first served. Yours is not confirmed until")).toBeVisible();
  await expect(page.getByRole("region", { name: "Card" })).toContainText("Recommended");
  await expect(page.getByText("Include your name in the payment note.").first()).toBeVisible();
  const note = `Camp registration - ${pat.name}`;
  await expect(page.getByRole("region", { name: "Venmo" })).toContainText(note);
  const venmo = await page.getByRole("link", { name: "Open Venmo" }).getAttribute("href");
  expect(new URL(venmo ?? "").searchParams.get("note")).toBe(note);
  await expect(page.getByRole("region", { name: "Cash App" })).toContainText("Available");
  await expect(page.getByRole("link", { name: "Open Cash App" })).toHaveAttribute("href", /FungoTraining\/150\.00$/);
  await expectAccessible(page, "the ways to pay");
  await page.setViewportSize(desk);
  await page.getByRole("button", { name: "Register Without Payment (Risk)" }).click();
  await expectToast(page, "Registration Error");
  await page.getByRole("button", { name: "Register again" }).click();
  await expectToast(
    page,
    "Registration Submitted",
    "Your registration has been submitted. Remember to pay before the event to secure your spot.",
  );
  await expect(heading(page, "Registration Submitted!")).toBeVisible();
  expect(await mine()).toMatchObject([{ paymentMethod: "later", totalAmount: "150.00" }, { paymentMethod: "venmo" }]);

  await page.getByRole("button", { name: "Withdraw the registration" }).click();
  await expectAccessible(page, "the question before a withdrawal", [desk]);
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expectToast(page, "Withdrawn");
  const [withdrawn] = await mine();
  await page.goto(`/camp-registration-success?campId=${camp.id}&registrationId=${withdrawn?.id}`);
  await expect(heading(page, "Registration Withdrawn")).toBeVisible();
  const next = page.getByRole("region", { name: "What’s Next?" });
  await expect(next).toContainText("An e-mail confirms it.");
  await expect(next).not.toContainText("Bring water");
  await page.goto("/player-dashboard");
  const camps = page.getByRole("region", { name: "My camps" });
  await expect(camps.getByRole("listitem")).toHaveCount(2);
  await expect(camps).toContainText("$120.00 to pay.");
  await expect(camps).toContainText("Withdrawn");

  const kept = () => page.evaluate(() => sessionStorage.getItem("fungo.camp-registration"));
  await page.goto(registrationPath(camp));
  await page.getByRole("radio", { name: /Specific days/ }).check();
  await expect.poll(kept).toContain("individual_days");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  expect(await kept()).toBeNull();
});

test("R22, U58, U60, T50: camps that take nobody say so before anybody types", async ({ people, open }) => {
  const riley = await people.instructor();
  const [full, off] = await Promise.all([
    publishCamp(riley, { divisions: [], capacity: 1 }),
    publishCamp(riley, { divisions: [] }),
  ]);
  await riley.call("POST", `/api/camps/${off.id}/cancel`, { reason: "The field is under water." });
  const page = await open("visitor", { viewport: phone, refused: [404] });
  await page.goto(registrationPath(full));
  await goOn(page);
  await page.getByLabel("Parent or guardian").fill("Robin Vega");
  await page.getByLabel("Email").fill(`robin.${crypto.randomUUID()}@example.com`);
  await page.getByLabel("Phone").fill("555-010-0123");
  await page.getByRole("radio", { name: "Cash at the event" }).check();
  await goOn(page);
  await fillPlayer(page, { age: "17" });
  await expect(page.getByText("All players are one group: 1 place left.")).toBeVisible();
  await goOn(page);
  await complete(page).click();
  await expect(heading(page, "Registration Submitted!")).toBeVisible();

  await page.goto(registrationPath(full));
  await expect(page.getByRole("heading", { name: "Camp Full" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Join the waitlist" })).toHaveAttribute(
    "href",
    `/camp-waitlist/${full.id}`,
  );
  await page.goto(registrationPath(off));
  await expect(page.getByRole("heading", { name: "This camp was cancelled" })).toBeVisible();
  await expect(page.getByText("The field is under water.")).toBeVisible();
  for (const path of ["/camp-registration/none", "/camp-payment/none"]) {
    await page.goto(path);
    await expect(heading(page, "Camp Not Found")).toBeVisible();
    await expect(page.getByRole("link", { name: "View All Camps" })).toBeVisible();
  }
});
