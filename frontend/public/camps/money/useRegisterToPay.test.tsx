import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { currentToast } from "../../../shared/toastStore.ts";
import { camp } from "../../../testing/campExample.ts";
import { registration } from "../../../testing/ownRegistrationExample.ts";
import { emptyDraft, type RegistrationDraft } from "../registrations/wizard/registrationDraft.ts";
import { useRegisterToPay, type Way } from "./useRegisterToPay.ts";

const around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);
const [child] = emptyDraft(camp.id).participants;
const draft: RegistrationDraft = {
  ...emptyDraft(camp.id),
  parentInfo: {
    parentName: "Dana Ortiz",
    parentEmail: "dana@home.example",
    parentPhone: "555-010-0142",
    paymentMethod: "cash",
  },
  participants: [
    {
      ...child!,
      playerName: "Kim Ortiz",
      playerAge: "9",
      sport: "baseball",
      emergencyContact: "Dana Ortiz",
      emergencyPhone: "555-010-0142",
    },
  ],
};
const registering = (way: Way, answer: Response) => {
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const { result } = renderHook(() => useRegisterToPay(camp, draft), { wrapper: around });
  act(() => result.current.register(way));
};

it.each(["venmo", "cashapp"] as const)("T52: who registers to pay by %s is told to look for the mail", async (way) => {
  registering(way, Response.json({ ...registration, paymentMethod: way }, { status: 201 }));
  await vi.waitFor(() =>
    expect(currentToast()).toMatchObject({
      title: "Registration Successful!",
      text: "You will receive a confirmation email shortly.",
    }),
  );
});

it.each([
  ["as the server says it", { message: "Please wait a minute." }, "Please wait a minute."],
  ["in our words where the server has none", {}, "Failed to submit registration"],
])("T49: a registration that fails says so, %s", async (_, body, text) => {
  registering("later", Response.json(body, { status: 500 }));
  await vi.waitFor(() =>
    expect(currentToast()).toMatchObject({ title: "Registration Error", text, kind: "destructive" }),
  );
});
