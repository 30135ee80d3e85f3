import { dayNames, PublishSlot, slotDefaults } from "../../../backend/scheduling/contract.ts";
import type { FieldIssue } from "../../shared/api.ts";
import { clock } from "../../shared/formats.ts";
import { minutesOf } from "../calendar.ts";

/** A slot as it is being typed. */
export type SlotDraft = {
  dayOfWeek: number | "";
  startTime: string;
  endTime: string;
  price: string;
  location: string;
  maxStudents: string;
  weeksDuration: string;
};
export type SlotField = keyof SlotDraft;
export type SlotErrors = Partial<Record<SlotField, string>>;

export const newSlot = (dayOfWeek: SlotDraft["dayOfWeek"] = ""): SlotDraft => ({
  ...slotDefaults,
  dayOfWeek,
  maxStudents: String(slotDefaults.maxStudents),
  weeksDuration: String(slotDefaults.weeksDuration),
});

const asClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Every half hour from 6:00 AM to 9:30 PM. */
export const slotTimes = Array.from({ length: 32 }, (_, step) => {
  const value = asClock(6 * 60 + step * 30);
  return { value, label: clock(value) };
});

export const weekPresets = [1, 4, 8, 12, 26, 52];
const required: SlotField[] = ["dayOfWeek", "startTime", "endTime", "price"];
export const lacksRequired = (draft: SlotDraft) => required.some((field) => String(draft[field]).trim() === "");

const isField = (name: unknown): name is SlotField => typeof name === "string" && name in newSlot();
/** The first complaint about each field; the server's and the form's own have the same shape. */
export const errorsOf = (issues: Pick<FieldIssue, "path" | "message">[]): SlotErrors => {
  const errors: SlotErrors = {};
  for (const { path, message } of issues) if (isField(path[0])) errors[path[0]] ??= message;
  return errors;
};

export const checkSlot = (draft: SlotDraft): SlotErrors => {
  const result = PublishSlot.safeParse(draft);
  return result.success
    ? {}
    : errorsOf(result.error.issues.map(({ path, message }) => ({ path: path.map(String), message })));
};

/** The next slot of the same day, as long as this one. */
export const following = (draft: SlotDraft): SlotDraft => {
  const length = minutesOf(draft.endTime) - minutesOf(draft.startTime);
  const end = minutesOf(draft.endTime) + length;
  return end <= 21 * 60 + 30 ? { ...draft, startTime: draft.endTime, endTime: asClock(end) } : newSlot();
};

export const dayName = (day: number) => dayNames[day] ?? "";
