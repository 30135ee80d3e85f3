import { zodResolver } from "@hookform/resolvers/zod";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { ApiError, type FieldIssue } from "../api.ts";
import { currentToast, dismissToast, toast } from "../toastStore.ts";
import { FormField } from "./FormField.tsx";
import { useSend } from "./useSend.ts";

const Place = z.object({ email: z.string().min(1, "Please enter an email"), town: z.string() });
type Place = z.infer<typeof Place>;
type Sending = Parameters<typeof useSend<Place, string, Place>>;

const Form = ({ write, ...more }: { write: Sending[0] } & Partial<Omit<Sending[1], "form">>) => {
  const form = useForm({ resolver: zodResolver(Place), defaultValues: { email: "", town: "" } });
  const { control, handleSubmit } = form;
  const { send, sending, refusal, isBeside, answer } = useSend(write, {
    form,
    failed: { text: "Try again." },
    ...more,
  });
  return (
    <form onSubmit={handleSubmit(send)}>
      <FormField control={control} name="email" label="Email" />
      <FormField control={control} name="town" label="Town" />
      {refusal && <p role="alert">{isBeside ? `Beside: ${refusal}` : refusal}</p>}
      <button type="submit">{sending ? "Sending..." : (answer ?? "Send")}</button>
    </form>
  );
};
const opened = async (write: Sending[0], more: Partial<Omit<Sending[1], "form">> = {}) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form write={write} {...more} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText("Email"), "kim@home.example");
};
const press = () => userEvent.click(screen.getByRole("button"));
const no = (status: number, message?: string, issues: FieldIssue[] = []) =>
  new ApiError(status, "", { ...(message && { message }), issues });
const beside = (label: string) => {
  const field = screen.getByLabelText(label);
  return document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
};
const forgetToasts = () => {
  toast({ title: "older" });
  dismissToast(currentToast()?.id ?? 0);
};

it("sends what the schema made of what was typed, and hands on the answer", async () => {
  const sent = vi.fn<(answer: string, place: Place) => void>();
  const settled = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await opened((place) => Promise.resolve(`To ${place.email}`), { sent, settled });
  await press();
  expect(await screen.findByText("To kim@home.example")).toBeDefined();
  expect(sent).toHaveBeenCalledExactlyOnceWith("To kim@home.example", { email: "kim@home.example", town: "" });
  expect(settled.mock.invocationCallOrder[0]).toBeLessThan(sent.mock.invocationCallOrder[0] ?? 0);
});

it("sends nothing that the schema refuses", async () => {
  const write = vi.fn<() => Promise<string>>(() => Promise.resolve("sent"));
  await opened(write);
  await userEvent.clear(screen.getByLabelText("Email"));
  await press();
  await waitFor(() => expect(beside("Email")).toBe("Please enter an email"));
  expect(write).not.toHaveBeenCalled();
});

it("A21: sends once, however often it is pressed meanwhile, and again once there was an answer", async () => {
  const answers: ((answer: string) => void)[] = [];
  const write = vi.fn<() => Promise<string>>(() => new Promise((resolve) => answers.push(resolve)));
  await opened(write);
  const form = screen.getByRole("button").closest("form")!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText("Sending...");
  fireEvent.submit(form);
  answers[0]!("First");
  await screen.findByText("First");
  expect(write).toHaveBeenCalledOnce();
  await press();
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
});

it("A21: the same sent again has the same key, something else another", async () => {
  const keys: string[] = [];
  await opened((place, attempt) => {
    keys.push(attempt({ town: place.town }).idempotencyKey);
    return Promise.reject(no(0));
  });
  for (const count of [1, 2]) {
    await press();
    await waitFor(() => expect(keys).toHaveLength(count));
    await screen.findByRole("alert");
  }
  await userEvent.type(screen.getByLabelText("Town"), "Utica");
  await press();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it("the same sent again once it was answered has another key: it is meant a second time", async () => {
  const keys: string[] = [];
  await opened((place, attempt) => {
    keys.push(attempt({ town: place.town }).idempotencyKey);
    return Promise.resolve(`Sent ${keys.length}`);
  });
  for (const count of [1, 2]) {
    await press();
    await screen.findByText(`Sent ${count}`);
  }
  expect(keys[1]).not.toBe(keys[0]);
});

it("puts the server's words beside their fields, the first of which gets the focus, and keeps what was typed", async () => {
  const issues = [
    { path: ["email"], message: "Nobody lives there" },
    { path: ["town"], message: "Where is that?" },
    { path: ["elsewhere"], message: "Not here" },
  ];
  await opened(() => Promise.reject(no(422, "Please check.", issues)));
  await press();
  await waitFor(() => expect(beside("Town")).toBe("Where is that?"));
  expect(beside("Email")).toBe("Nobody lives there");
  expect(document.activeElement).toBe(screen.getByLabelText("Email"));
  expect(screen.getByRole("alert").textContent).toBe("Beside: Please check.");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("kim@home.example");
});

it("puts a refusal that names no field beside the one that it is about", async () => {
  await opened(() => Promise.reject(no(409, "Taken.")), {
    about: ({ status }) => (status === 409 ? "email" : undefined),
  });
  await press();
  await waitFor(() => expect(beside("Email")).toBe("Taken."));
});

it.each([
  ["the server's words", no(409, "Too late."), "Too late."],
  ["ours where it has none", no(500), "Try again."],
])("says why in %s, in a toast where that has a title, until it is sent again", async (_, error, words) => {
  forgetToasts();
  await opened(vi.fn<() => Promise<string>>(() => Promise.resolve("Sent")).mockRejectedValueOnce(error), {
    failed: { title: "Not Sent", text: "Try again." },
  });
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(currentToast()).toMatchObject({ title: "Not Sent", text: words, kind: "destructive" });
  await press();
  await screen.findByText("Sent");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says nothing of a refusal that the page answers itself", async () => {
  forgetToasts();
  const refused = vi.fn<() => boolean>(() => true);
  await opened(() => Promise.reject(no(401)), { refused, failed: { title: "Not Sent", text: "Try again." } });
  await press();
  await waitFor(() => expect(refused).toHaveBeenCalledOnce());
  await screen.findByText("Send");
  expect([screen.queryByRole("alert"), currentToast()?.open]).toEqual([null, false]);
});
