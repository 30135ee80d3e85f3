import Papa from "papaparse";
import type { CampWithRegistrationsView, RegistrationView } from "../../../projections/camps/registrationView.ts";
import type { CampView } from "../../../projections/camps/view.ts";
import type { FacilityTime } from "../../facilityTime.ts";

/** What stands in a camp's columns. */
const campColumns = {
  Camp: ({ title }) => title,
  Type: ({ campType }) => campType,
  Status: ({ status }) => status,
  Instructor: ({ instructor }) => [instructor?.user.firstName, instructor?.user.lastName].filter(Boolean).join(" "),
  Location: ({ location }) => location,
  "Start Date": ({ startDate }) => startDate,
  "End Date": ({ endDate }) => endDate,
  "Start Time": ({ startTime }) => startTime,
  "End Time": ({ endTime }) => endTime,
  Ages: ({ ageRange }) => ageRange.replace("-", " to "), // spreadsheets turn "9-12" into a day in September
  "Full Camp Price": ({ fullCampPrice }) => fullCampPrice,
  "Daily Price": ({ dailyPrice }) => dailyPrice,
  Capacity: ({ capacity }) => capacity,
  Registered: ({ registeredCount }) => registeredCount,
  Waitlist: ({ waitlistCount }) => waitlistCount,
} satisfies Record<string, (camp: CampView) => string | number>;

const comes = ({ participants }: RegistrationView) => participants.filter(({ isWithdrawn }) => !isWithdrawn);

type Facility = Pick<FacilityTime, "wallClock">;
/** A registration's columns, empty for someone else's camp or one no one comes to. */
const registrationColumns = {
  "Registration Date": ({ registrationDate }, { wallClock }) => {
    const { date, time } = wallClock(registrationDate);
    return `${date} ${time}`; // as spreadsheets read it
  },
  "Registration Status": ({ registrationStatus }) => registrationStatus,
  "Parent Name": ({ parentName }) => parentName,
  "Parent Email": ({ parentEmail }) => parentEmail,
  "Parent Phone": ({ parentPhone }) => parentPhone,
  Players: (registration) =>
    comes(registration)
      .map(({ playerName, playerAge, ageGroup, sport }) =>
        `${playerName ?? "Removed person"} (${[playerAge, sport, ageGroup].filter(Boolean).join(", ")})`.replace(
          " ()",
          "",
        ),
      )
      .join("; "),
  "Emergency Contacts": (registration) =>
    [
      ...new Set(
        comes(registration).map((one) => [one.emergencyContact, one.emergencyPhone].filter(Boolean).join(" ")),
      ),
    ].join("; "),
  Days: ({ registrationOption, selectedDays }) =>
    registrationOption === "all_days" ? "All days" : selectedDays.map((day) => `Day ${day}`).join(", "),
  "Payment Method": ({ paymentMethod }) => paymentMethod,
  "Payment Status": ({ paymentStatus }) => paymentStatus,
  "Paid By": ({ paymentStatus, receivedBy }) => (paymentStatus === "unpaid" ? null : (receivedBy ?? "not recorded")),
  "Total Amount": ({ totalAmount }) => totalAmount,
  Collected: ({ money }) => money.collected,
  Refunded: ({ money }) => money.refunded,
} satisfies Record<string, (registration: RegistrationView, at: Facility) => string | number | null>;

const likeFormula = /^[=+\-@\t\r]/; // whatever follows, also on another line
const byteOrderMark = "\uFEFF"; // makes spreadsheets read the file as UTF-8

/**
 * All camps as a file for spreadsheets: a row for each registration along with its camp, and one for a camp without
 * any. Times are the facility's. No cell begins like a formula. What parents wrote about health is never in it.
 */
export const campExport = (camps: readonly (CampView | CampWithRegistrationsView)[], at: Facility) => {
  const rows = camps.flatMap((camp) => {
    const ofCamp = Object.values(campColumns).map((cell) => cell(camp));
    const registrations = "registrations" in camp ? camp.registrations : [];
    const ofEach = registrations.map((one) => Object.values(registrationColumns).map((cell) => cell(one, at)));
    return ofEach.length > 0 ? ofEach.map((cells) => [...ofCamp, ...cells]) : [ofCamp];
  });
  const fields = [...Object.keys(campColumns), ...Object.keys(registrationColumns)];
  return byteOrderMark + Papa.unparse({ fields, data: rows }, { escapeFormulae: likeFormula });
};
