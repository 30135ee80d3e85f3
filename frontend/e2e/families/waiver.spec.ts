import { campUrl } from "../../../backend/camps/contract.ts";
import { publishCamp } from "../camps/camps.ts";
import { dayIn } from "../scheduling/offers.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("a parent signs the waiver by keyboard, and it shows at check-in and in the list of waivers", async ({
  people,
  open,
}) => {
  const [riley, dana] = await Promise.all([people.instructor(), people.player({ firstName: "Dana" })]);
  const kim = { firstName: "Kim", lastName: dana.lastName, birthDate: "2016-05-04", declared: true };
  const { id: playerId } = await dana.call<{ id: string }>("POST", "/api/players", kim);
  const camp = await publishCamp(riley);
  await dana.call("POST", "/api/camp-registrations/create", {
    registration: {
      campId: camp.id,
      parentName: "Dana Reyes",
      parentEmail: dana.email,
      parentPhone: "555-010-0100",
      paymentMethod: "card",
      registrationOption: "all_days",
      selectedDays: [],
    },
    participants: [],
    players: [{ playerId, sport: "baseball", emergencyContact: "Dana Reyes", emergencyPhone: "555-010-0100" }],
  });
  await riley.call("PUT", campUrl(camp.id), { startDate: dayIn(0), endDate: dayIn(1) });

  const atGate = await open(riley, { viewport: phone });
  await atGate.goto(`/instructor-dashboard/camps/${camp.id}/day`);
  await expect(atGate.getByText("No waiver signed")).toBeVisible();

  const page = await open(dana, { viewport: phone });
  await page.goto("/player-dashboard");
  await page.getByRole("link", { name: "Sign the waiver" }).click();
  await expect(page.getByRole("heading", { name: "What can happen" })).toBeVisible();
  await expectAccessible(page, "the waiver", [phone, desk]);
  await tabTo(page, page.getByRole("checkbox", { name: `Dana ${dana.lastName} (you)` }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Sign", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please type your full name")).toBeVisible();
  await expect(page.getByLabel("Your full name")).toBeFocused();
  await page.keyboard.type("Dana Reyes");
  await page.keyboard.press("Enter");
  await expectToast(page, "Signed. Thank you!");
  await expect(page.getByRole("list", { name: "Signed for" })).toContainText(
    `Kim ${dana.lastName}: signed by Dana Reyes`,
  );
  await expect(page.getByRole("checkbox")).toHaveCount(1); // for Dana, who may come, too

  await atGate.reload();
  await atGate.getByRole("button", { name: `Kim ${dana.lastName}`, exact: true }).click();
  await expect(atGate.getByRole("dialog")).toContainText("Waiver signed");
  await expect(atGate.getByText("No waiver signed")).toHaveCount(0);
  await atGate.setViewportSize(desk);
  await atGate.goto("/instructor-dashboard/waivers");
  const row = atGate.getByRole("row").filter({ hasText: `Kim ${dana.lastName}` });
  await expect(row).toContainText("Signed by Dana Reyes");
  await expectAccessible(atGate, "the waivers", [desk, phone]);
  await atGate.setViewportSize(desk);
  await row.getByRole("link", { name: `Kim ${dana.lastName}` }).click();
  await expect(atGate.getByRole("heading", { name: "What can happen" })).toBeVisible();
  await expect(atGate.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible(atGate, "a signed waiver", [desk, phone]);
});
