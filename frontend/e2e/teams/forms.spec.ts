import type { Page } from "@playwright/test";
import type { TeamFinderView } from "../../../backend/teams/contract.ts";
import { findersUrl } from "../../../backend/teams/staffContract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { linkMailedTo } from "../testing/outbox.ts";
import { expect, type Person, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

const mark = () => crypto.randomUUID().slice(0, 8);
const found = (staff: Person, q: string) =>
  staff.call<TeamFinderView[]>("GET", `${findersUrl}?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
const field = (page: Page, name: string) => page.getByRole("main").getByLabel(new RegExp(`^${name}`));
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });
const type = async (page: Page, name: string, text: string) => {
  await tabTo(page, field(page, name));
  await page.keyboard.type(text);
};
const needed = ["player's name", "date of birth", "when the player is available", "email address", "phone number"];

test("R14, R15, U74, T37, V16, V17: a visitor looks for a team by keyboard on a phone, loses nothing, starts one, too, and deletes what was sent by the emailed link", async ({
  people,
  open,
  request,
}) => {
  const [admin, email] = [await people.admin(), `rosa.${mark()}@example.com`];
  const page = await open("visitor", { viewport: phone, refused: [500] });
  await test.step("what is missing is said", async () => {
    await page.goto("/camps-clinics");
    await page.getByRole("main").getByRole("link", { name: "Find a team" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Find a Team" })).toBeVisible();
    await tabTo(page, submit(page));
    await page.keyboard.press("Enter");
    await expect(field(page, "Player’s name")).toBeFocused();
    for (const what of needed)
      await expect(page.getByText(new RegExp(`^Please (enter|tell us).*${what}`))).toBeVisible();
    for (const what of ["a division", "baseball or softball"])
      await expect(page.getByText(`Please choose ${what}`)).toBeVisible();
    await expectAccessible(page, "the form with what is missing", [desk, phone]);
  });

  await test.step("what was typed stays", async () => {
    await page.keyboard.type("Maya Ortiz");
    await field(page, "Date of birth").fill("2016-05-04");
    await type(page, "When can they play", "Weekends");
    await field(page, "Division").selectOption("13U");
    await expect(page.getByText(/come together by phone/)).toBeVisible();
    await tabTo(page, page.getByRole("radio", { name: "Baseball" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: "Softball" })).toBeChecked();
    await field(page, "Division").selectOption("11U");
    await expect(page.getByText(/usually \d+U/)).toBeVisible(); // a hint, which refuses nothing
    for (const position of ["Shortstop", "Pitcher"])
      await page.getByRole("checkbox", { name: position }).press("Space");
    await type(page, "Email", email);
    await type(page, "Phone", "555-010-0142");
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page).toHaveURL(/\/camps-clinics$/);
    await page.goForward();
    await expect(field(page, "Player’s name")).toHaveValue("Maya Ortiz");
    await expect(field(page, "Date of birth")).toHaveValue(""); // never stored in a browser
    await field(page, "Date of birth").fill("2016-05-04");
    await page.route("**/api/team-finder", (route) => route.fulfill({ status: 500, body: "" }));
    await submit(page).press("Enter");
    await expectToast(page, "Error", "Failed to submit form. Please try again.");
    await expect(field(page, "Phone")).toHaveValue("555-010-0142");
    await page.unroute("**/api/team-finder");
    await submit(page).press("Enter");
    await expectToast(page, "Form Submitted!", "We'll help you find a team soon.");
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
    await expectAccessible(page, "the thanks", [phone]);
    const [finder] = await found(admin, email);
    expect(finder).toMatchObject({
      playerName: "Maya Ortiz",
      division: "11U",
      sport: "softball",
      positions: "Pitcher, Shortstop",
      status: "pending",
    });
    await page.getByRole("link", { name: "Return Home" }).press("Enter");
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1, name: "Get in Reps This Summer!" })).toBeVisible();
  });

  await test.step("a team of one's own", async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Create a team" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Create a Team" })).toBeVisible();
    await submit(page).press("Enter");
    for (const what of ["enter a phone number", "choose a division", "choose baseball or softball"])
      await expect(page.getByText(`Please ${what}`)).toBeVisible();
    await expectAccessible(page, "the form to start a team", [phone]);
    await type(page, "Coach’s name", "Rosa Ortiz");
    await type(page, "Email", `coach.${mark()}@example.com`);
    await type(page, "Phone", "555-010-0177");
    await field(page, "Division").selectOption("12U");
    await page.getByRole("radio", { name: "Baseball" }).press("Space");
    await submit(page).press("Enter");
    await expectToast(page, "Form Submitted!", "We'll review your team creation request soon.");
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeFocused();
  });

  await test.step("gone by the emailed link", async () => {
    await page.goto(await linkMailedTo(request, email));
    await expect(page.getByText("A team for a player: 11U softball")).toBeVisible();
    await expectAccessible(page, "one's own request", [phone]);
    await tabTo(page, page.getByRole("button", { name: "Delete request" }));
    await page.keyboard.press("Enter");
    const question = page.getByRole("dialog", { name: "Delete your request?" });
    await expectAccessible(page, "the question before a request is deleted", [phone]);
    await question.getByRole("button", { name: "Delete request" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Request deleted" })).toBeFocused();
    expect(await found(admin, email)).toEqual([]);
  });
});
