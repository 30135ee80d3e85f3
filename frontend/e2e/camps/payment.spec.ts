import {
  type CampView,
  myRegistrationsUrl,
  type OwnRegistrationView,
  paymentStatusUrl,
} from "../../../backend/camps/contract.ts";
import { desk, expectAccessible } from "../testing/axe.ts";
import { registerFamily } from "./campFamilies.ts";
import { heading, publishCamp, registrationPath } from "./camps.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

/** The wizard's draft at the review step, with one nine-year-old. */
const draftOf = ({ name, email }: Person, { id }: CampView) => ({
  campId: id,
  registrationOption: "all_days",
  selectedDays: [1, 2, 3],
  parentInfo: { parentName: name, parentEmail: email, parentPhone: "555-010-0123", paymentMethod: "cashapp" },
  participants: [
    {
      id: "1",
      playerName: "Emma Vega",
      playerAge: "9",
      sport: "baseball",
      playerPosition: "",
      experienceLevel: "",
      emergencyContact: "Sam Vega",
      emergencyPhone: "555-010-0124",
    },
  ],
  toldMedical: false,
});

test("R23, R25, R38, U60, U61, U62, U63, U64, U65, U66, U70, U71, V25, T49, T52, G3-25, G3-34: the ways to pay, a child that comes already, later, and two registrations withdrawn, of which one was paid", async ({
  people,
  open,
}) => {
  const [riley, pat] = await Promise.all([people.instructor(), people.player()]);
  const camp = await publishCamp(riley);
  const paid = await registerFamily(pat, camp);
  await riley.call("PATCH", paymentStatusUrl(paid.id), { paymentStatus: "paid" });
  const mine = async () =>
    (await pat.call<OwnRegistrationView[]>("GET", myRegistrationsUrl)).filter(({ campId }) => campId === camp.id);
  const page = await open(pat, {
    viewport: desk,
    refused: [409],
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(`/camp-payment/${camp.id}`);
  await expect(page.getByRole("link", { name: "Back to Camps" })).toBeVisible();
  await expect(page.getByText("From $55.00 per player.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Venmo handle" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Register for this camp" })).toHaveAttribute(
    "href",
    registrationPath(camp),
  );
  await page.getByRole("button", { name: "Copy Venmo handle" }).click();
  await expectToast(page, "Copied!", "Venmo copied to clipboard");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("@fungo-training");

  await page.evaluate(([key, kept]) => sessionStorage.setItem(key, kept), [
    "fungo.camp-registration",
    JSON.stringify({ keptAt: Date.now(), draft: draftOf(pat, camp) }),
  ] as const);
  await page.reload();
  await expect(heading(page, "Camp Payment")).toBeVisible();
  const summary = page.getByRole("region", { name: camp.title });
  for (const words of ["Maple Park", "Ages 3-18", pat.name, "Price per player", "$150.00"])
    await expect(summary).toContainText(words);
  await expect(page.getByText("first come, first served. Yours isn’t confirmed until")).toBeVisible();
  await expect(page.getByRole("region", { name: "Card" })).toContainText("Recommended");
  await expect(page.getByText("Include your name in the payment note.").first()).toBeVisible();
  const note = `Camp registration - ${pat.name}`;
  await expect(page.getByRole("region", { name: "Venmo" })).toContainText(note);
  const venmo = await page.getByRole("link", { name: "Open Venmo" }).getAttribute("href");
  expect(new URL(venmo ?? "").searchParams.get("note")).toBe(note);
  await expect(page.getByRole("region", { name: "Cash App" })).toContainText("Available");
  await expect(page.getByRole("link", { name: "Open Cash App" })).toHaveAttribute("href", /FungoTraining\/150\.00$/);
  await expectAccessible(page, "the ways to pay", [desk]);
  await page.getByRole("button", { name: "Register Without Payment (Risk)" }).click();
  await expectToast(page, "Registration Error");
  await page.getByRole("button", { name: "Register anyway" }).click();
  await expectToast(
    page,
    "Registration Submitted",
    "Your registration has been submitted. Remember to pay before the event to secure your spot.",
  );
  await expect(heading(page, "Registration Submitted!")).toBeVisible();
  expect(await mine()).toMatchObject([{ paymentMethod: "later", totalAmount: "150.00" }, { id: paid.id }]);

  const withdraw = async () => {
    await page.getByRole("button", { name: "Withdraw registration" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw registration" }).click();
    await expectToast(page, "Withdrawn");
    await expect(heading(page, "Registration Withdrawn")).toBeFocused();
  };
  await withdraw();
  await expect(page.getByText("Nothing was paid, so there’s nothing to refund.")).toBeVisible();
  const next = page.getByRole("region", { name: "What’s Next?" });
  await expect(next).toContainText("We’ll email you to confirm.");
  await expect(next).not.toContainText("Bring water");
  await page.getByRole("region", { name: "Your other registrations" }).getByRole("link").click();
  await expect(heading(page, "Registration Complete!")).toBeFocused();
  await withdraw();
  await expect(page.getByText("You’re due a $150.00 refund").first()).toBeVisible();
  await expectAccessible(page, "a withdrawn registration", [desk]);

  await page.goto("/player-dashboard");
  const camps = page.getByRole("region", { name: "My camps" });
  await expect(camps.getByRole("listitem")).toHaveCount(2);
  await expect(camps).toContainText("You’re due a $150.00 refund.");
});
