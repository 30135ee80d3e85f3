import { zodResolver } from "@hookform/resolvers/zod";
import { Box } from "@mui/material";
import { useForm } from "react-hook-form";
import { z } from "zod";
import type { UserView } from "../../../backend/accounts/contract.ts";
import {
  CreateTeam as Creation,
  createTeamUrl,
  creationDivisions,
  SentTeamView,
} from "../../../backend/teams/contract.ts";
import { command } from "../../shared/api.ts";
import { ChoiceField } from "../../shared/forms/ChoiceField.tsx";
import { FormField } from "../../shared/forms/FormField.tsx";
import { useSend } from "../../shared/forms/useSend.ts";
import { kept } from "../../shared/kept.ts";
import { toast } from "../../shared/toastStore.ts";
import { useCurrentUser } from "../access/currentUser.ts";
import { RobotField } from "../forms/RobotField.tsx";
import { useFilledIn } from "../forms/useFilledIn.ts";
import { useKeptForm } from "../../shared/forms/useKeptForm.ts";
import { half, nativeSelect, Part, sportChoices, TeamForm } from "./TeamForm.tsx";
import { createTeamWords as words, teamFormWords } from "./words.ts";

const untyped = { coachName: "", phoneNumber: "", email: "", division: "", sport: "", additionalInfo: "" };
type Typed = typeof untyped & { topic?: string };

/** What was typed ends with the tab. */
const draft = kept(
  "create-team-draft",
  z.object({
    coachName: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
    division: z.string(),
    sport: z.string(),
    additionalInfo: z.string(),
  }),
);
const knownOf = ({ firstName, lastName, email, phoneNumber }: UserView) =>
  [
    ["coachName", [firstName, lastName].filter(Boolean).join(" ")],
    ["email", email],
    ["phoneNumber", phoneNumber],
  ] as const;

/** A coach tells about a team to start. */
export const CreateTeam = () => {
  const form = useForm<Typed, unknown, Creation>({
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is not chosen yet is refused like any other field
    resolver: zodResolver(Creation) as never,
    defaultValues: untyped,
  });
  const { control, handleSubmit, register } = form;
  useKeptForm(form, draft);
  useFilledIn(form, useCurrentUser(), knownOf);
  const { send, sending, refusal, isBeside, answer } = useSend(
    async (creation: Creation, attempt) =>
      SentTeamView.parse(await command("POST", createTeamUrl, creation, attempt(creation))),
    {
      form,
      failed: { title: teamFormWords.error, text: teamFormWords.failedToSubmitForm },
      sent: () => {
        draft.forget();
        toast({ title: teamFormWords.formSubmitted, text: words.wellReview });
      },
    },
  );
  return (
    <TeamForm
      title={words.title}
      intro={words.intro}
      isSent={answer !== undefined}
      thanks={{ promise: words.wellReview, next: words.next }}
      sending={sending}
      refusal={isBeside ? "" : refusal}
      onSubmit={handleSubmit(send)}
    >
      <Part title={teamFormWords.yourContact}>
        <FormField control={control} name="coachName" label={words.coachName} required autoComplete="name" />
        <Box sx={half}>
          <FormField
            control={control}
            name="phoneNumber"
            label={teamFormWords.phone}
            type="tel"
            required
            autoComplete="tel"
          />
          <FormField
            control={control}
            name="email"
            label={teamFormWords.email}
            type="email"
            required
            autoComplete="email"
          />
        </Box>
      </Part>
      <Part title={words.theTeam}>
        <FormField control={control} name="division" label={teamFormWords.division} required {...nativeSelect}>
          <option value="">{teamFormWords.chooseADivision}</option>
          {creationDivisions.map((division) => (
            <option key={division} value={division}>
              {division}
            </option>
          ))}
        </FormField>
        <ChoiceField control={control} name="sport" label={teamFormWords.sport} choices={sportChoices} />
        <FormField
          control={control}
          name="additionalInfo"
          label={teamFormWords.anythingElse}
          helperText={words.fieldPlayersPlans}
          multiline
          minRows={2}
        />
      </Part>
      <RobotField {...register("topic")} />
    </TeamForm>
  );
};
