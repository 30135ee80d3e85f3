import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { proposalUrl, type ProposalView } from "../../../../backend/lessons/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { lesson as pending } from "../../../testing/lessonExample.ts";
import { ProposalPanel } from "./ProposalPanel.tsx";

const asked: ProposalView = {
  id: "p1",
  kind: "move",
  from: "player",
  to: null,
  words: null,
  at: "2030-05-01T12:00:00.000Z",
  isAway: false,
};
const lesson = { ...pending, status: "confirmed" as const, proposal: asked };

it.each([
  [asked, "The lesson stays as it is."],
  [{ ...asked, isAway: true }, "You’re out then, so the lesson is canceled."],
])("a request for another time is declined once its dialog said what that means", async (proposal, means) => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", sent);
  renderInBackOffice(<ProposalPanel lesson={{ ...lesson, proposal }} proposal={proposal} />);
  await userEvent.click(screen.getByRole("button", { name: "Decline request" }));
  const dialog = await screen.findByRole("dialog", { name: /^Decline .* request\?$/ });
  expect(dialog.textContent).toContain(means);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(within(dialog).getByRole("button", { name: "Decline request" }));
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith(
      proposalUrl(lesson.id, "p1"),
      expect.objectContaining({ method: "PATCH", body: JSON.stringify({ answer: "declined" }) }),
    ),
  );
});
