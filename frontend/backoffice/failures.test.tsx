import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { renderForAdmin } from "../testing/backOffice.tsx";
import InstructorProfile from "./accounts/profile/InstructorProfile.tsx";
import UserList from "./accounts/users/UserList.tsx";
import CampList from "./camps/CampList.tsx";
import { DeleteRegistration } from "./camps/registrations/DeleteRegistration.tsx";
import { registration } from "./camps/registrations/registrationExample.ts";
import InquiryList from "./clinics/InquiryList.tsx";
import LessonList from "./lessons/LessonList.tsx";
import PaymentManagement from "./payments/PaymentManagement.tsx";
import Availability from "./scheduling/Availability.tsx";
import StudentList from "./students/StudentList.tsx";

const failingServer = () => {
  vi.spyOn(console, "error").mockImplementation(() => {}); // where react-admin prints what failed
  const asked = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response("", { status: 500 })));
  vi.stubGlobal("fetch", asked);
  return asked;
};
afterEach(cleanup);

it.each([
  ["Failed to fetch instructor profile", "", InstructorProfile],
  ["Failed to fetch availability", "", Availability],
  ["Failed to fetch lessons", "lessons", LessonList],
  ["Failed to fetch camps", "camps", CampList],
  ["Failed to fetch camps", "", PaymentManagement],
  ["Failed to fetch coaching inquiries", "coaching-inquiries", InquiryList],
  ["Failed to fetch users", "users", UserList],
  ["Failed to fetch students", "students", StudentList],
])("T26, T39: %s: a screen that cannot be read says so, and asks again (%s)", async (words, resource, Screen) => {
  const asked = failingServer();
  renderForAdmin(<Screen />, resource);
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  asked.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
});

it("T39: a registration that cannot be deleted says so, and the question stays", async () => {
  failingServer();
  renderForAdmin(<DeleteRegistration registration={registration} />);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete the registration of Pat Ortiz?" });
  await userEvent.click(screen.getByRole("button", { name: "Delete", hidden: false }));
  expect(await screen.findByText("Failed to delete registration")).toBeTruthy();
  expect(dialog.isConnected).toBe(true);
});
