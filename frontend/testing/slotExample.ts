import type { SlotView } from "../../backend/scheduling/contract.ts";

/** One slot for specs. */
export const slot: SlotView = {
  id: "s1",
  instructorId: "ana",
  dayOfWeek: 3,
  dayName: "Wednesday",
  startTime: "16:00",
  endTime: "17:00",
  isAvailable: true,
  price: "75.00",
  location: "Indoor Cage 1",
  maxStudents: 1,
  weeksDuration: 4,
  validFrom: "2030-05-01",
  validUntil: "2030-05-29",
  blockedDates: [],
  oneOnOneDates: [],
  isActive: true,
  createdAt: "2030-04-01T12:00:00.000Z",
};
