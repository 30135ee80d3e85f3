import { zodResolver } from "@hookform/resolvers/zod";
import { Box } from "@mui/material";
import { type Control, useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import type { UserView } from "../../../backend/accounts/contract.ts";
import {
  finderDivisions,
  FindTeam as Finder,
  findTeamUrl,
  jerseySizes,
  SentTeamView,
} from "../../../backend/teams/contract.ts";
import { usualDivision } from "../../../backend/teams/divisionRule.ts";
import { command } from "../../shared/api.ts";
import { today } from "../../shared/formats.ts";
import { ChoiceField } from "../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { kept } from "../../shared/kept.ts";
import { useSettings } from "../../shared/settings.ts";
import { toast } from "../../shared/toastStore.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { RobotField } from "../forms/RobotField.tsx";
import { useFilledIn } from "../forms/useFilledIn.ts";
import { useKeptForm } from "../../shared/forms/useKeptForm.ts";
import { PositionsField } from "./PositionsField.tsx";
import { half, nativeSelect, Part, sportChoices, TeamForm } from "./TeamForm.tsx";
import { findTeamWords as words, teamFormWords } from "./words.ts";

const untyped = {
  playerName: "",
  birthDate: "",
  jerseySize: "",
  availableDates: "",
  school: "",
  division: "",
  sport: "",
  currentTravelTeam: "",
  positions: "",
  additionalInfo: "",
  email: "",
  phoneNumber: "",
};
type Typed = typeof untyped & { topic?: string };

const stored = kept("find-team-draft", z.record(z.string(), z.string()));
/** What was typed ends with the tab, and a child's birth date is never stored in a browser. */
const draft = {
  keep: (typed: Typed) => stored.keep({ ...typed, birthDate: "" }),
  read: (): Partial<Typed> | null => stored.read(),
};
const knownOf = ({ email, phoneNumber }: UserView) =>
  [
    ["email", email],
    ["phoneNumber", phoneNumber],
  ] as const;

const fromHere = 13; // U: teams this old are not started here

/** Which division is usual, once that can be told, and what is different for older players. */
const useDivisionHint = (control: Control<Typed, unknown, Finder>) => {
  const [birthDate, sport, division] = useWatch({ control, name: ["birthDate", "sport", "division"] });
  const { cutOffs } = useSettings();
  if (Number.parseInt(division, 10) >= fromHere) return words.byPhone;
  if (!Finder.shape.birthDate.safeParse(birthDate).success || (sport !== "baseball" && sport !== "softball"))
    return undefined;
  const usual = usualDivision({ birthDate, sport, today: today() }, cutOffs);
  return usual === undefined || usual === division ? undefined : words.usually(usual);
};

const options = (choices: readonly string[]) =>
  choices.map((choice) => (
    <option key={choice} value={choice}>
      {choice}
    </option>
  ));

/** A family tells about a player who looks for a team. */
export const FindTeam = () => {
  const form = useForm<Typed, unknown, Finder>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not chosen yet is refused like any other field
    resolver: zodResolver(Finder) as never,
    defaultValues: untyped,
  });
  const { control, handleSubmit, register } = form;
  useKeptForm(form, draft);
  useFilledIn(form, useCurrentUser(), knownOf);
  const hint = useDivisionHint(control);
  const { send, sending, refusal, isBeside, answer } = useSend(
    async (finder: Finder, attempt) => SentTeamView.parse(await command("POST", findTeamUrl, finder, attempt(finder))),
    {
      form,
      failed: { title: teamFormWords.error, text: teamFormWords.failedToSubmitForm },
      sent: () => {
        stored.forget();
        toast({ title: teamFormWords.formSubmitted, text: words.wellHelpYou });
      },
    },
  );
  return (
    <TeamForm
      title={words.title}
      intro={words.intro}
      isSent={answer !== undefined}
      thanks={{ promise: words.wellHelpYou, next: words.next }}
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={handleSubmit(send)}
    >
      <Part title={words.thePlayer}>
        <Box sx={half}>
          <FormField control={control} name="playerName" label={words.playersName} required autoComplete="off" />
          <FormField
            control={control}
            name="birthDate"
            label={words.dateOfBirth}
            type="date"
            required
            helperText={words.onlyForAge}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <FormField control={control} name="jerseySize" label={words.jerseySize} {...nativeSelect}>
            <option value="">{words.notSureYet}</option>
            {options(jerseySizes)}
          </FormField>
        </Box>
        <FormField
          control={control}
          name="availableDates"
          label={words.availableDates}
          required
          helperText={words.weekendsFromMarch}
        />
        <FormField control={control} name="school" label={words.school} />
      </Part>
      <Part title={words.playing}>
        <FormField
          control={control}
          name="division"
          label={teamFormWords.division}
          required
          helperText={hint}
          {...nativeSelect}
        >
          <option value="">{teamFormWords.chooseADivision}</option>
          {options(finderDivisions)}
        </FormField>
        <ChoiceField control={control} name="sport" label={teamFormWords.sport} choices={sportChoices} />
        <FormField control={control} name="currentTravelTeam" label={words.currentTravelTeam} />
        <PositionsField control={control} name="positions" label={words.positions} />
        <FormField
          control={control}
          name="additionalInfo"
          label={teamFormWords.anythingElse}
          helperText={words.experienceGoals}
          multiline
          minRows={2}
        />
      </Part>
      <Part title={teamFormWords.yourContact}>
        <Box sx={half}>
          <FormField
            control={control}
            name="email"
            label={teamFormWords.email}
            type="email"
            required
            autoComplete="email"
          />
          <FormField
            control={control}
            name="phoneNumber"
            label={teamFormWords.phone}
            type="tel"
            required
            autoComplete="tel"
          />
        </Box>
      </Part>
      <RobotField {...register("topic")} />
    </TeamForm>
  );
};
