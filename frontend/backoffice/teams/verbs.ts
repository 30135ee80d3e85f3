import { type CreationStatus, type FinderStatus, type Introduce } from "../../../backend/teams/contract.ts";
import { creationStatusUrl, finderStatusUrl, introductionsUrl } from "../../../backend/teams/staffContract.ts";
import { command } from "../../shared/api.ts";

export const teamVerbs = {
  answerFinder: ({ id, status }: { id: string; status: FinderStatus }) =>
    command("PATCH", finderStatusUrl(id), { status }),
  answerCreation: ({ id, status }: { id: string; status: CreationStatus }) =>
    command("PATCH", creationStatusUrl(id), { status }),
  introduce: (pair: Introduce) => command("POST", introductionsUrl, pair),
};
export type TeamVerbs = typeof teamVerbs;
