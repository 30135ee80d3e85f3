import { presetDivisions } from "../camps/running/newCampContract.ts";
import type { Client } from "./client.ts";
import { dayIn } from "./schedule.ts";
import type { TestProduct } from "./testProduct.ts";

/** A camp as its form sends it: three days, starting a week ahead, with the usual divisions unless given. */
export const campForm = (
  product: Pick<TestProduct, "backend">,
  { daysAhead = 7, days = 3, ...fields }: { daysAhead?: number; days?: number } & Record<string, unknown> = {},
) => ({
  title: "Summer Hitting Camp",
  description: "Three mornings of hitting",
  campType: "camp",
  location: "Maple Park",
  startDate: dayIn(product, daysAhead),
  endDate: dayIn(product, daysAhead + days - 1),
  startTime: "09:00",
  endTime: "15:00",
  capacity: 20,
  fullCampPrice: 150,
  dailyPrice: 55,
  divisions: presetDivisions,
  ...fields,
});

/** Publishes a camp; returns it as everyone sees it. */
export const publishedCamp = async (
  product: Pick<TestProduct, "backend">,
  instructor: Client,
  fields: Parameters<typeof campForm>[1] = {},
) => {
  const { status, body } = await instructor("POST", "/api/camps", campForm(product, fields));
  if (status !== 201) throw new Error(`publishing a camp failed: ${JSON.stringify(body)}`);
  return body as { id: string; startDate: string; divisions: { id: string; sport: string; ageGroup: string }[] };
};
