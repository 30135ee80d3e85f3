import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { certificationsUrl, certificationUrl } from "../../../../backend/accounts/certifications/contract.ts";
import { renderInBackOffice, user } from "../../../testing/backOffice.tsx";
import { Certificates } from "./Certificates.tsx";

const known = { id: "c1", title: "SafeSport", validUntil: "2999-05-31", seenOn: "2030-01-01" };
const show = (list: readonly object[]) => {
  const asked: [string, string | undefined, unknown][] = [];
  vi.stubGlobal("fetch", (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (method && method !== "GET") asked.push([method, url, body && JSON.parse(body)]);
    return Promise.resolve(Response.json(method === "POST" ? known : list));
  });
  renderInBackOffice(<Certificates user={{ ...user, role: "instructor" }} />);
  return asked;
};
const press = (root: HTMLElement, name: string) => fireEvent.click(within(root).getByRole("button", { name }));
const field = (form: HTMLElement, name: "title" | "validUntil") => form.querySelector(`[name=${name}]`)!;
const saidOf = (...of: Parameters<typeof field>) =>
  document.getElementById(field(...of).getAttribute("aria-describedby") ?? "")?.textContent;

it("a certificate without a name or a last day is refused beside its field, and nothing is sent", async () => {
  const asked = show([]);
  expect(await screen.findByText(/^None yet\./)).toBeTruthy();
  press(document.body, "Verify certificate");
  const form = await screen.findByRole("dialog", { name: "Verify Morgan Hale's certificate" });
  press(form, "Verify certificate");
  await waitFor(() => expect(saidOf(form, "title")).toBe("Please enter the certificate's name"));
  expect(saidOf(form, "validUntil")).toBe("Please choose its last valid day");
  expect(asked).toEqual([]);
});

it("its date is corrected, and it is removed after a question", async () => {
  const asked = show([known]);
  fireEvent.click(await screen.findByRole("button", { name: "Correct date: SafeSport" }));
  const form = await screen.findByRole("dialog", { name: "Correct date: SafeSport" });
  fireEvent.change(field(form, "validUntil"), { target: { value: "2999-06-30" } });
  press(form, "Correct date");
  await screen.findByText("Date corrected");
  fireEvent.click(screen.getByRole("button", { name: "Remove certificate: SafeSport", hidden: true }));
  const question = await screen.findByRole("dialog", { name: "Remove Morgan Hale's certificate: SafeSport?" });
  press(question, "Remove certificate");
  await screen.findByText("Certificate removed");
  expect(asked).toEqual([
    ["POST", certificationsUrl(user.id), { title: "SafeSport", validUntil: "2999-06-30" }],
    ["DELETE", certificationUrl(user.id, "c1"), undefined],
  ]);
});
