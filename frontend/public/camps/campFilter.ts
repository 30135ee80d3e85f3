import type { CampView } from "../../../backend/camps/contract.ts";
import { isOver } from "../../../backend/camps/daysRule.ts";
import { fullName } from "../../shared/formats.ts";

export const campTypes = ["all", "camp", "clinic"] as const;
type CampTypeChoice = (typeof campTypes)[number];

/** What somebody looks for in the list. */
export interface CampFilter {
  readonly words: string;
  readonly type: CampTypeChoice;
}
export const isActive = ({ words, type }: CampFilter) => words.trim() !== "" || type !== "all";

const searched = (camp: CampView) =>
  [camp.title, camp.description, camp.location, camp.instructor && fullName(camp.instructor.user)]
    .concat(camp.divisions.map(({ ageGroup, sport }) => `${ageGroup} ${sport}`))
    .join(" ")
    .toLowerCase();

/** Camps of the type in which each of the words stands somewhere. */
export const filtered = (camps: readonly CampView[], { words, type }: CampFilter) => {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return camps.filter((camp) => {
    const text = searched(camp);
    return (type === "all" || camp.campType === type) && wanted.every((word) => text.includes(word));
  });
};

/** Camps to come as they are listed, soonest first, and those whose last day is over, the latest first. */
export const split = (camps: readonly CampView[], day: string) => ({
  toCome: camps.filter((camp) => !isOver(camp, day)),
  past: camps
    .filter((camp) => isOver(camp, day))
    .toSorted((one, other) => other.startDate.localeCompare(one.startDate)),
});
