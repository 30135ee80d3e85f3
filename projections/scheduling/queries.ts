import type { Knex } from "knex";
import { dollars, type Listed, listed, type ListQuery, texts } from "../list.ts";
import { SlotView } from "./view.ts";

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

interface Row {
  id: string;
  instructorId: string;
  dayOfWeek: number;
  startTime: string;
  endTime: string;
  priceCents: number;
  location: string;
  maxStudents: number;
  weeks: number;
  validFrom: string;
  validUntil: string;
  isAvailable: boolean;
  createdAt: string;
}

const slotView = (today: string) => (row: Row) =>
  SlotView.parse({
    ...row,
    dayName: dayNames[row.dayOfWeek],
    price: dollars(row.priceCents),
    weeksDuration: row.weeks,
    isActive: row.validUntil > today,
  });

/** An instructor's slots that are not withdrawn and not over; `today` is the facility's day. */
export const listSlots = async (
  db: Knex,
  { instructorId, today }: { instructorId: string; today: string },
  query: ListQuery,
): Promise<Listed<SlotView>> => {
  const { dayOfWeek, isAvailable, id } = query.filter;
  const rows = db("read.slots")
    .where({ instructorId, isWithdrawn: false })
    .andWhere("validUntil", ">", today)
    .select("*")
    .modify((found) => {
      if (texts(id)) void found.whereIn("id", texts(id)!);
      if (texts(dayOfWeek)) void found.whereRaw(`"dayOfWeek"::text = any(?)`, [texts(dayOfWeek)!]);
      if (isAvailable !== undefined) void found.where("isAvailable", isAvailable === true || isAvailable === "true");
    });
  const page = await listed<Row>(rows, query, {
    sortable: { id: "id", dayOfWeek: "dayOfWeek", startTime: "startTime", price: "priceCents", createdAt: "createdAt" },
    id: "id",
    otherwise: ["dayOfWeek", "asc"],
    thenBy: ["startTime"],
  });
  return { ...page, rows: page.rows.map(slotView(today)) };
};

export const slotById = async (
  db: Knex,
  { id, today }: { id: string; today: string },
): Promise<(SlotView & { isWithdrawn: boolean }) | undefined> => {
  const row = (await db("read.slots").where({ id }).first()) as (Row & { isWithdrawn: boolean }) | undefined;
  return row && { ...slotView(today)(row), isWithdrawn: row.isWithdrawn };
};
