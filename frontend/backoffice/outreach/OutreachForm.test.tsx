import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { OutreachForm } from "./OutreachForm.tsx";

it("an email that was begun, and what was edited in its preview, are still there after a look elsewhere", async () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method !== "POST") return Promise.resolve(Response.json({ addresses: ["us@e.co"], hasPostalAddress: true }));
    const typed = JSON.parse(body ?? "") as Record<string, unknown>;
    sent.push(typed);
    const edited = typed.showPreview ? (typed.previewData as object) : { subject: "A camp", text: "Hi Dana" };
    return Promise.resolve(Response.json({ html: "", whole: `<p>${sent.length}</p>`, ...edited }));
  });
  const show = () => renderInBackOffice(<OutreachForm />);
  const elsewhere = () => {
    cleanup();
    show();
  };
  const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
  const set = async (label: RegExp, value: string) => fireEvent.change(await field(label), { target: { value } });
  show();
  await set(/^League name/, "Maple Valley");
  await set(/^Contact name/, "Dana");
  await set(/^Recipient email/, "dana@maple.example");
  elsewhere();
  expect((await field(/^League name/)).value).toBe("Maple Valley");
  fireEvent.click(screen.getByText("Preview", { selector: "button" }));
  await set(/^Content/, "Hi Dana, call me");
  elsewhere();
  expect((await field(/^Content/)).value).toBe("Hi Dana, call me");
  expect((await field(/^Subject/)).value).toBe("A camp");
  fireEvent.click(screen.getByText("Send Email", { selector: "button" }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ leagueName: "Maple Valley", previewData: { text: "Hi Dana, call me" } });
  await waitFor(async () => expect((await field(/^League name/)).value).toBe(""));
  elsewhere();
  expect((await field(/^Recipient email/)).value).toBe("");
});
