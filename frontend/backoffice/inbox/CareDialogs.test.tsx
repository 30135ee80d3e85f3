import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { InboxView } from "../../../backend/inbox/formContract.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { CareDialog } from "./CareDialogs.tsx";

const item: InboxView = {
  id: "coaching-inquiry-q1",
  kind: "coaching-inquiry",
  inquiryId: "q1",
  name: "Oak Hill",
  contactName: "Noor Haddad",
  email: "noor@oakhill.example",
  phone: null,
  about: "camp",
  status: "pending",
  receivedAt: "2030-05-01T12:00:00.000Z",
  replyDueAt: null,
  owner: null,
  nextStep: null,
  setAside: null,
};
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const start = (label: string) => userEvent.selectOptions(screen.getByLabelText("Start with"), label);

it("a starting text replaces another one, and nothing that somebody typed", async () => {
  renderInBackOffice(<CareDialog act="answer" item={item} onClose={() => {}} />);
  await start("Ask for a call");
  expect(field("Subject").value).toBe("Your request: Camp");
  expect(field("Your answer").value).toContain("good time to call");
  await userEvent.type(field("Your answer"), " Mine.");
  await start("Ask for dates");
  expect(field("Subject").value).toBe("Dates for your request: Camp");
  expect(field("Your answer").value).toMatch(/good time to call[^]* Mine\.$/);
  await start("An empty email");
  expect(field("Subject").value).toBe("");
  expect(field("Your answer").value).toMatch(/ Mine\.$/);
});
