import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { PaymentStatus } from "../../../../backend/camps/contract.ts";
import { renderInBackOffice } from "../../../testing/backOffice.tsx";
import { PaymentStatusChip } from "./PaymentStatusChip.tsx";

const chip = async (status: PaymentStatus, label: string) => {
  renderInBackOffice(<PaymentStatusChip status={status} />);
  return (await screen.findByText(label)).closest<HTMLElement>(".MuiChip-root")!;
};

/** What was written for it, whose colors are the theme's variables. */
const styleOf = ({ classList }: HTMLElement) =>
  [...document.head.querySelectorAll("style")]
    .map(({ textContent }) => textContent)
    .filter((rule) => [...classList].some((name) => rule.startsWith(`.${name}{`)))
    .join("");

it.each([
  ["paid", "Paid", "success"],
  ["partial", "Partial", "secondary"],
  ["unpaid", "Unpaid", "error"],
] as const)("E15: %s has a colour of its own", async (status, label, tone) => {
  expect(styleOf(await chip(status, label))).toContain(`;color:var(--mui-palette-${tone}-main);`);
});

it("E15: a status that this build does not know is outlined", async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a newer server
  expect((await chip("waived" as PaymentStatus, "waived")).className).toContain("MuiChip-outlined");
});
