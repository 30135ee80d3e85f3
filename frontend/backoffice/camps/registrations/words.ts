import type { z } from "zod";
import type { PaymentMethod, PaymentStatus, RegistrationView } from "../../../../backend/camps/contract.ts";
import { counted, removedPerson } from "../../../shared/formats.ts";

export const paymentStatusLabel: Record<PaymentStatus, string> = { unpaid: "Unpaid", partial: "Partial", paid: "Paid" };

const methodLabel: Record<z.infer<typeof PaymentMethod>, string> = {
  card: "Card",
  venmo: "Venmo",
  cashapp: "Cash App",
  cash: "Cash",
  later: "Pay later",
};
/** How the parent intends to pay. */
export const methodInWords = ({ paymentMethod }: Pick<RegistrationView, "paymentMethod">) =>
  paymentMethod ? methodLabel[paymentMethod] : "Not specified";

export const parentName = ({ parentName }: Pick<RegistrationView, "parentName">) => parentName ?? removedPerson;

export const childrenCount = (n: number) => counted(n, "child", "children");
export const registrationsCount = (n: number) => counted(n, "registration");

export const nobodyComes = "Nobody comes any more";
/** The children who come: "Emma Ortiz, Noah Ortiz" */
export const childrenInWords = ({ participants }: Pick<RegistrationView, "participants">) =>
  participants
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .map(({ playerName }) => playerName ?? "Removed child")
    .join(", ") || nobodyComes;

/** "All 3 days", "Days 1 and 3" */
export const daysInWords = ({
  registrationOption,
  selectedDays,
}: Pick<RegistrationView, "registrationOption" | "selectedDays">) => {
  const days = selectedDays.toSorted((a, b) => a - b);
  if (registrationOption === "all_days") return days.length > 1 ? `All ${days.length} days` : "The whole camp";
  if (days.length === 1) return `Day ${days[0]}`;
  return `Days ${days.slice(0, -1).join(", ")} and ${days.at(-1)}`;
};
