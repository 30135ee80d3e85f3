import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { instructorsUrl } from "../../../../../backend/accounts/contract.ts";
import { lessonRequestsUrl, type OwnLessonRequestView } from "../../../../../backend/lessons/contract.ts";
import { playersUrl } from "../../../../../backend/players/contract.ts";
import {
  atTheWizard,
  fill,
  expectAt,
  kim,
  openWizard,
  pat,
  press,
  expectToast,
  server,
} from "../../../../testing/bookingWizard.tsx";

atTheWizard();

const request: OwnLessonRequestView = {
  id: "q1",
  instructorId: "ana",
  instructorName: "Ana Cruz",
  player: null,
  travelPreference: "flexible",
  sessionFocus: null,
  preferredDates: null,
  preferredTimes: null,
  location: null,
  additionalNotes: null,
  status: "pending",
  submittedAt: "2030-04-30T12:00:00.000Z",
  createdAt: "2030-04-30T12:00:00.000Z",
  replyDueAt: "2030-05-01T12:00:00.000Z",
  lesson: null,
};
const value = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

it("U11, U12, U15, T10, T16, V5, K16:reply: what is missing is said, what fails stays, and what was sent leads to the first step with nothing left", async () => {
  openWizard("?instructorId=ana", null);
  await press("Request a custom lesson");
  expect(await screen.findByText("We’ll call or email you within 24 hours.")).toBeTruthy();
  await press("Back");
  await expectAt("/book-lesson?instructorId=ana");
  await press("Request a custom lesson");
  await press("Send request");
  await expectToast(
    "Required Fields Missing",
    "Please fill in all required fields (Name, Phone, Email, Travel Preference).",
  );
  for (const words of ["name", "phone number", "email address"])
    expect(screen.getByText(`Please enter your ${words}`)).toBeTruthy();
  expect(screen.getByText("Please choose who travels")).toBeTruthy();
  fill(/^Name/, "Robin Vega");
  fill(/^Phone/, "555-010-0123");
  fill(/^Email/, "robin@example.com");
  fill(/^Preferred dates/, "Saturdays in May");
  fireEvent.click(screen.getByLabelText("We meet halfway"));
  expect(server.sent).toEqual([]);

  server.replies = [new Response("", { status: 500 }), Response.json(request, { status: 201 })];
  await press("Send request");
  await expectToast("Request Failed", "Please try again or contact support directly.");
  expect(await screen.findByText(/Everything you typed is still here\./)).toBeTruthy();
  expect(value(/^Preferred dates/)).toBe("Saturdays in May");
  await press("Send request");
  expect(await screen.findByText("We got your request")).toBeTruthy();
  expect(screen.getByText(/^Ana Cruz will call or email you within 24 hours/)).toBeTruthy();
  await expectAt("/book-lesson");
  const wishes = { name: "Robin Vega", travelPreference: "meet-halfway", preferredDates: "Saturdays in May" };
  expect(server.sent[1]).toMatchObject({ url: lessonRequestsUrl, body: { instructorId: "ana", ...wishes } });
  await press("Choose Ana");
  await press("Request a custom lesson");
  await waitFor(() => expect(value(/^Preferred dates/)).toBe("")); // reset
});

it("U8, U11: where nobody is listed, a request goes to any coach, with what the account tells", async () => {
  server.answers[instructorsUrl] = [];
  openWizard();
  await press("Request a custom lesson");
  await waitFor(() => expect([value(/^Name/), value(/^Email/)]).toEqual(["Pat Hale", pat.email]));
  await press("Back");
  await expectAt("/book-lesson");
  await press("Request a custom lesson");
  await screen.findByLabelText(/^Phone/);
  fill(/^Phone/, "555-010-0145");
  fireEvent.click(screen.getByLabelText("Any of these is fine"));
  server.replies = [Response.json({ ...request, instructorId: null, instructorName: null }, { status: 201 })];
  await press("Send request");
  expect(await screen.findByText(/^One of our coaches will call or email you within 24 hours/)).toBeTruthy();
  expect(server.sent[0]?.body).not.toHaveProperty("instructorId");
});

it("a request is sent for the player chosen, and for nobody while the players can't be read", async () => {
  server.answers[playersUrl] = new Response("", { status: 503 });
  openWizard("?request=custom");
  await screen.findByText("We couldn’t load your players");
  fill(/^Phone/, "555-010-0123");
  fireEvent.click(screen.getByLabelText("Any of these is fine"));
  await press("Send request");
  await expectToast("Request Failed", "We couldn’t load your players. Please try again at the top of the form.");
  server.answers[playersUrl] = [kim, { ...kim, id: "lou", firstName: "Lou" }];
  await press("Retry");
  await screen.findByLabelText("Lou");
  for (const _ of ["first", "second"]) {
    (document.activeElement as HTMLElement | null)?.blur();
    await press("Send request");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Kim")));
    expect(screen.getByText("Please choose who this is for")).toBeTruthy();
  }
  fireEvent.click(screen.getByLabelText("Lou"));
  server.replies = [Response.json(request, { status: 201 })];
  await press("Send request");
  await waitFor(() => expect(server.sent.map(({ body }) => body["playerId"])).toEqual(["lou"]));
});
