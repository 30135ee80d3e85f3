import type { CampType } from "../../../../backend/camps/contract.ts";
import type { InquiryView, ServiceType } from "../../../../backend/clinics/contract.ts";
import { type CampDraft, newCamp } from "./campDraft.ts";
import { datesIn } from "./datesIn.ts";

const campTypes: Readonly<Record<string, CampType | undefined>> = {
  camp: "camp",
  both: "camp",
  "coaching-clinic": "clinic",
  "board-meeting": undefined, // no camp comes of it
} satisfies Record<ServiceType, CampType | undefined>;

/** Whether there is still a camp to create for an inquiry. */
export const isForCamp = ({ serviceType, status }: { serviceType: string; status: string }) =>
  campTypes[serviceType] !== undefined && status !== "completed";

/** What an organization asked for, as far as it goes. Its name stays out of what families read. */
export const campFor = (
  { serviceType, location, preferredDates }: Pick<InquiryView, "serviceType" | "location" | "preferredDates">,
  today: string,
): CampDraft => ({
  ...newCamp(),
  ...(campTypes[serviceType] && { campType: campTypes[serviceType] }),
  ...(location && { location }),
  ...datesIn(preferredDates ?? "", today),
});
