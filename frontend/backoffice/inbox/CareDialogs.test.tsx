import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { inboxItem } from "../../testing/inboxExample.ts";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { CareDialog } from "./CareDialogs.tsx";

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const start = (label: string) => userEvent.selectOptions(screen.getByLabelText("Start with"), label);

it("a starting text replaces another one, and nothing that somebody typed", async () => {
  renderInBackOffice(<CareDialog act="answer" item={inboxItem} onClose={() => {}} />);
  expect(field("Subject").value).toBe("Re: your request: Camp");
  await start("Ask for a call");
  expect(field("Subject").value).toBe("Your request: Camp");
  expect(field("Your answer").value).toContain("good time to call");
  await userEvent.type(field("Your answer"), " Mine.");
  await start("Ask for dates");
  expect(field("Subject").value).toBe("Dates for your request: Camp");
  expect(field("Your answer").value).toMatch(/good time to call[^]* Mine\.$/);
  await start("An empty email");
  expect(field("Subject").value).toBe("Re: your request: Camp");
  expect(field("Your answer").value).toMatch(/ Mine\.$/);
});
