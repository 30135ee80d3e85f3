import { type CampView, campsUrl, campUrl, createRegistrationUrl } from "../../../backend/camps/contract.ts";
import { desk, expectAccessible, phone } from "../testing/axe.ts";
import { tabTo } from "../testing/keyboard.ts";
import { dayIn } from "../scheduling/offers.ts";
import { expect, test } from "../testing/people.ts";
import { expectToast } from "../testing/toasts.ts";

test("R26, R40, U56, K9, T43, T44: a camp is created with the usual divisions; what is typed survives a reload", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const page = await open(riley, { viewport: desk });
  await page.goto("/camp-creation");
  await expect(page.getByRole("heading", { name: "Create New Camp or Clinic", level: 1 })).toBeVisible();
  for (const name of ["Basic Information", "Schedule", "Camp Divisions", "Overall Camp Settings", "Pricing"])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  const divisions = page.getByRole("region", { name: "Camp Divisions" });
  await expect(divisions.getByRole("button", { name: "Remove Division 1" })).toBeDisabled();

  const create = page.getByRole("button", { name: "Create Camp" });
  await create.click();
  await expectToast(page, "Missing Division Information", "Please fill in all required fields for each division.");
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await expectAccessible(page, "a camp that lacks everything", [desk]);

  await tabTo(page, divisions.getByRole("button", { name: "Add all 11 standard divisions" }));
  await page.keyboard.press("Enter");
  await expect(divisions.getByRole("listitem")).toHaveCount(11);
  await divisions.getByRole("button", { name: "Remove Softball 6U" }).click();
  await expect(divisions.getByRole("listitem")).toHaveCount(10);
  await divisions.getByRole("button", { name: "Add Softball 6U" }).click();
  await expect(page.getByText("Each division’s limit applies: 220 spots in all.")).toBeVisible();
  await page.getByLabel("Title").fill("Summer Hitting Camp");
  await page.getByLabel("Location").fill("Maple Park");
  await page.getByLabel("Start date").fill(dayIn(9));
  await page.getByLabel("End date").fill(dayIn(7));

  await page.reload();
  await expect(page.getByText("Everything you typed is still here.")).toBeVisible();
  await expect(divisions.getByRole("listitem")).toHaveCount(11);
  await create.click();
  await expectToast(page, "End date must be after start date");
  await page.getByLabel("End date").fill(dayIn(11));
  await expect(page.getByText(/^3 days: /)).toBeVisible();
  await create.click();
  await expectToast(
    page,
    "Camp Created Successfully!",
    "Your camp has been created and is now available for registration.",
  );
  await expect(page.getByLabel("Title")).toHaveValue("");
  await expect(divisions.getByRole("listitem")).toHaveCount(1);
  const edit = page.getByRole("link", { name: "Edit camp" });
  const [camp] = await riley.call<CampView[]>("GET", `${campsUrl}?instructorId=${riley.id}`);
  expect(camp).toMatchObject({ title: "Summer Hitting Camp", capacity: 220, startDate: dayIn(9), dailyPrice: "55.00" });
  await expect(edit).toHaveAttribute("href", `/edit-camp/${camp?.id}`);
});

const form = (told: object = {}) => ({
  title: "Winter Clinic",
  campType: "clinic",
  location: "Cage 2",
  startDate: dayIn(20),
  endDate: dayIn(21),
  startTime: "10:00",
  endTime: "12:00",
  capacity: 20,
  fullCampPrice: 90,
  dailyPrice: 50,
  divisions: [{ sport: "baseball", ageGroup: "10u", time: "10:00-12:00", field: "Cage 2", capacity: 8 }],
  ...told,
});

test("R21, R40, U57, T42, V20: a camp is changed on a phone, with its faults beside their fields", async ({
  people,
  open,
}) => {
  const riley = await people.instructor();
  const { id } = await riley.call<CampView>("POST", campsUrl, form());
  const registration = {
    campId: id,
    parentName: "Dana Lee",
    parentEmail: "dana@example.com",
    parentPhone: "555-010-0142",
  };
  const child = { playerName: "Jo Lee", playerAge: 9, emergencyContact: "Lou Lee", emergencyPhone: "555-010-0143" };
  const registering = { registration: { ...registration, paymentMethod: "cash" }, participants: [child] };
  await riley.call("POST", createRegistrationUrl, registering);
  const page = await open(riley, { viewport: phone, refused: [500] });
  await page.goto(`/edit-camp/${id}`);
  await expect(page.getByRole("heading", { name: "Edit Camp", level: 1 })).toBeVisible();
  const [title, price] = [page.getByLabel("Title"), page.getByLabel("Full camp price")];
  await expect(title).toHaveValue("Winter Clinic");
  await expect(page.getByText("1 family is registered for this camp.")).toBeVisible();
  await expect(price).toHaveValue("90.00");
  await expect(page.getByRole("listitem", { name: "Baseball 10U" }).getByLabel("Start")).toHaveValue("10:00");

  const update = page.getByRole("button", { name: "Update Camp" });
  await title.fill("");
  await price.fill("0");
  await update.click();
  await expect(page.getByText("Please fill in all required fields").first()).toBeVisible();
  await expect(page.getByText("Price must be greater than 0").first()).toBeVisible();
  await expectAccessible(page, "a camp with faults", [phone]);

  await title.fill("Winter Hitting Clinic");
  await price.fill("95");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep as it is" }).click();
  await page.route(
    campUrl(id),
    (route) => route.fulfill({ status: 500, json: { message: "Try later", code: "Fault" } }),
    {
      times: 1,
    },
  );
  await update.click();
  await expectToast(page, "Failed to update camp", "Try later");
  await update.press("Enter"); // the toast lies over the button for five seconds
  await expect(page).toHaveURL(new RegExp(`/camp-details/${id}$`));
  const camp = await riley.call<CampView>("GET", campUrl(id));
  expect(camp).toMatchObject({ title: "Winter Hitting Clinic", fullCampPrice: "95.00", dailyPrice: "50.00" });
});
