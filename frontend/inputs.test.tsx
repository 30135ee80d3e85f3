import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { useForm } from "react-hook-form";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import CampCreation from "./backoffice/camps/CampCreation.tsx";
import EditCamp from "./backoffice/camps/EditCamp.tsx";
import { newSlot } from "./backoffice/scheduling/slotDraft.ts";
import { SlotFields } from "./backoffice/scheduling/SlotFields.tsx";
import RegisterPage from "./public/accounts/RegisterPage.tsx";
import { SlotForm } from "./shared/scheduling/SlotForm.tsx";
import { renderInBackOffice } from "./testing/backOffice.tsx";
import { camp } from "./testing/campExample.ts";

const renderInPublic = (page: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );

/** A field as the browser gets it: what may be typed, and within which limits. */
const field = async (label: string | RegExp) => {
  const element = await screen.findByLabelText<HTMLInputElement>(label);
  const limits = ["type", "inputmode", "min", "max", "step"].flatMap((name) => element.getAttribute(name) ?? []);
  return [...limits, ...(element.required ? ["required"] : [])].join(" ");
};
const choices = (label: string) => {
  const { options } = screen.getByLabelText<HTMLSelectElement>(label);
  return [...options].map(({ value }) => Number(value));
};
const upTo = (most: number) => Array.from({ length: most }, (_, before) => before + 1);

it("V2: registering asks for names, email and password; the age is a number, the parent's email and phone are typed as such", async () => {
  renderInPublic(<RegisterPage />);
  for (const [label, inputs] of [
    ["First name *", "text required"],
    ["Last name *", "text required"],
    ["Email *", "email required"],
    ["Password *", "password required"],
    ["Confirm password *", "password required"],
    ["Age", "text numeric"],
    ["Parent's email", "email"],
    ["Parent's phone", "tel"],
  ] as const)
    expect([label, await field(label)]).toEqual([label, inputs]);
});

it("V6: a slot of the Schedule Builder: the price from 0 in steps of 5, 1 to 10 players, 1 to 52 weeks", async () => {
  renderInPublic(<SlotForm instructorId="ana" dayOfWeek={1} price="50.00" location="" requiresLocation />);
  expect(await field(/^Price/)).toBe("number decimal 0 5 required");
  expect(await field(/^Weeks/)).toBe("number numeric 1 52");
  expect(choices("Max players")).toEqual(upTo(10));
  for (const label of [/^Start time/, /^End time/, /^Location/]) expect(await field(label)).toMatch(/required$/);
});

it("V6, V7: a slot of the dashboard: the price from 0 in steps of 5, 1 to 10 players, 1 to 52 weeks", async () => {
  const Form = () => <SlotFields form={useForm({ defaultValues: newSlot() })} />;
  renderInBackOffice(<Form />);
  expect(await field(/^Price/)).toBe("number decimal 0 5 required");
  expect(await field(/^Weeks/)).toBe("number 1 52");
  expect(choices("Max students")).toEqual(upTo(10));
  for (const label of [/^Day of week/, /^Start time/, /^End time/]) expect(await field(label)).toMatch(/required$/);
});

it.each([
  ["V19: a new camp", "3 18", <CampCreation key="new" />],
  ["V20: a camp that changes", "1 99", <EditCamp key="old" />],
])("%s: ages %s, prices to the cent, at least one player", async (_, ages, form) => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(camp)));
  renderInBackOffice(<Suspense>{form}</Suspense>);
  expect(await field("Minimum age")).toBe(`number numeric ${ages}`);
  expect(await field("Maximum age")).toBe(`number numeric ${ages}`);
  expect(await field(/^Full camp price/)).toBe("number decimal 0 0.01 required");
  expect(await field(/^Daily price/)).toBe("number decimal 0 0.01 required");
  expect(await field(/^Capacity/)).toBe("number numeric 1 required");
  expect(await field(/^Start date/)).toBe("date required");
  expect(await field(/^Start time/)).toBe("time required");
});
