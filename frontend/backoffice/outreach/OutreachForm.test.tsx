import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { renderInBackOffice } from "../../testing/backOffice.tsx";
import { OutreachForm } from "./OutreachForm.tsx";

it("an email that was begun, and what was edited in its preview, are still there after a look elsewhere", async () => {
  const sent: Record<string, unknown>[] = [];
  const keys: string[] = [];
  let isLost = false;
  vi.stubGlobal("fetch", (_: string, { method, body, headers }: RequestInit = {}) => {
    if (method !== "POST") return Promise.resolve(Response.json({ addresses: ["us@e.co"], hasPostalAddress: true }));
    const key = new Headers(headers).get("idempotency-key");
    if (key) keys.push(key);
    if (isLost) return Promise.reject(new TypeError("Failed to fetch"));
    const typed = JSON.parse(body as string) as Record<string, unknown>;
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
  isLost = true;
  fireEvent.click(screen.getByText("Send Email", { selector: "button" }));
  await screen.findAllByText(/so we don’t know whether your email went out/);
  isLost = false;
  elsewhere();
  await field(/^Content/);
  sent.length = 2; // without the preview that is shown again
  fireEvent.click(screen.getByText("Send Email", { selector: "button" }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  expect(sent[2]).toMatchObject({ leagueName: "Maple Valley", previewData: { text: "Hi Dana, call me" } });
  await waitFor(async () => expect((await field(/^League name/)).value).toBe(""));
  elsewhere();
  expect((await field(/^Recipient email/)).value).toBe("");
});

it("the keyboard goes to the preview as it opens, and back to its button", async () => {
  vi.stubGlobal("fetch", (_: string, { method }: { method?: string } = {}) =>
    Promise.resolve(
      Response.json(
        method === "POST"
          ? { html: "", whole: "<p>Hi</p>", subject: "A camp", text: "Hi Dana" }
          : { addresses: ["us@e.co"], hasPostalAddress: true },
      ),
    ),
  );
  renderInBackOffice(<OutreachForm />);
  fireEvent.change(await screen.findByLabelText(/^League name/), { target: { value: "Maple Valley" } });
  fireEvent.change(screen.getByLabelText(/^Contact name/), { target: { value: "Dana" } });
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  const subject = await screen.findByLabelText(/^Subject/);
  expect(document.activeElement).toBe(subject);
  await userEvent.click(screen.getByRole("button", { name: "Change details" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Preview" }));
});
