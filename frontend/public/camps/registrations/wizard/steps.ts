import { z } from "zod";
import { ageRefusal } from "../../../../../backend/camps/agesRule.ts";
import {
  type CampView,
  ParentInfo,
  ParticipantInfo,
  PaymentMethod,
  sports,
} from "../../../../../backend/camps/contract.ts";
import { hasDays } from "../../../../../backend/camps/daysRule.ts";
import type { FieldIssue } from "../../../../shared/api.ts";
import type { RegistrationDraft } from "./registrationDraft.ts";
import { stepsWords as words } from "../../words.ts";

export const stepNames = [words.days, words.parent, words.players, words.review] as const;
export type Step = 1 | 2 | 3 | 4;
/** Of a camp of one day there is nothing to choose. */
export const firstStepOf = ({ days }: Pick<CampView, "days">): Step => (days === 1 ? 2 : 1);

/** What the wizard offers. Those who register without paying at once come from the payment page. */
const howToPay = PaymentMethod.exclude(["later"]);
export const ParentForm = ParentInfo.extend({
  paymentMethod: z.string().pipe(z.enum(howToPay.options, words.chooseHowToPay)),
});
const { playerAge, playerPosition, experienceLevel } = ParticipantInfo.shape;
const typed = z.string().transform((text): unknown => text); // forms hold text; the contract accepts unknown
const wholeYears = typed.pipe(playerAge);
const names = z.string().trim().max(200, words.atMost200Characters);
const Player = ParticipantInfo.extend({
  id: z.string(), // of the draft
  playerId: z.string().optional(),
  playerAge: wholeYears,
  playerPosition: typed.pipe(playerPosition),
  experienceLevel: typed.pipe(experienceLevel),
  sport: z.string().pipe(z.enum(sports, words.chooseASport)),
  mayPickUp: names,
  mayNotPickUp: names,
  medicalInfo: z.string().trim().max(2000, words.atMost2000Characters).optional(),
});
export const mostPlayers = 10;
const family = <Child extends z.ZodType>(child: Child) =>
  z.array(child).min(1, words.chooseWhosComing).max(mostPlayers);
const PlayersForm = z.object({ participants: family(Player) });
/** As the form holds it. */
export type TypedPlayers = z.input<typeof PlayersForm>;
export type Players = z.output<typeof PlayersForm>;

/** The same for a camp, which refuses children outside its ages. */
export const playersFormOf = (camp: Pick<CampView, "ageMin" | "ageMax">) =>
  z.object({
    participants: family(
      Player.extend({
        playerAge: wholeYears.refine((age) => ageRefusal(camp, age) === undefined, {
          error: ({ input }) => ageRefusal(camp, Number(input)),
        }),
      }),
    ),
  });

/** The last step that can be shown with what is known: 4 where nothing is missing. */
export const stepReached = (draft: RegistrationDraft): Step => {
  if (!hasDays(draft)) return 1;
  if (!ParentForm.safeParse(draft.parentInfo).success) return 2;
  return PlayersForm.safeParse(draft).success ? 4 : 3;
};

/** Whether the payment page has all that it needs; otherwise it shows whom to ask. */
export const isComplete = (draft: RegistrationDraft | null): draft is RegistrationDraft =>
  draft !== null &&
  hasDays(draft) &&
  ParentInfo.safeParse(draft.parentInfo).success &&
  PlayersForm.safeParse(draft).success;

/** The server's issues where the draft has what they are about: it counts those described and the family's apart. */
export const issuesIn = ({ participants }: Pick<RegistrationDraft, "participants">, issues: readonly FieldIssue[]) =>
  issues.map(({ path: [list, nth, ...field], message }): FieldIssue => {
    if ((list !== "participants" && list !== "players") || typeof nth !== "number")
      return { path: [list, nth, ...field].filter((part) => part !== undefined), message };
    const listed = participants.filter(({ playerId }) => (list === "players") === (playerId !== undefined));
    const place = participants.findIndex((one) => one === listed[nth]);
    return { path: ["participants", Math.max(0, place), ...field], message };
  });

/** The step that shows the server's issue. */
export const stepOf = ({ path: [part, field] }: FieldIssue): Step => {
  if (part === "participants" || part === "players") return 3;
  if (part === "registration" && (field === "selectedDays" || field === "registrationOption")) return 1;
  return part === "registration" ? 2 : 4;
};

/** The server's issues with the forms' names of fields: "parentName", "participants.0.playerAge". */
export const issuesOf = (step: Step, issues: readonly FieldIssue[]): FieldIssue[] =>
  issues
    .filter((issue) => stepOf(issue) === step)
    .map(({ path, message }) => ({ path: path[0] === "participants" ? path : path.slice(1), message }));
