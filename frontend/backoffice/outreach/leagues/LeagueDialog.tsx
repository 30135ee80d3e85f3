import { MenuItem } from "@mui/material";
import type { Control } from "react-hook-form";
import { leaguesUrl, leagueUrl } from "../../../../backend/outreach/contract.ts";
import { LeagueForm, LeagueSport, type LeagueView } from "../../../../backend/outreach/leagues/contract.ts";
import { command } from "../../../shared/api.ts";
import { FormField } from "../../../shared/forms/FormField.tsx";
import { useActForm } from "../../data/useActForm.ts";
import { FormDialog } from "../../frame/FormDialog.tsx";
import { formWords as words, sportLabel } from "./words.ts";

const blank = { name: "", contactName: "", email: "", sport: "" as LeagueSport | "", region: "" };
type Typed = typeof blank;

// No verbs of the data provider, which would load the contract with the first screen.
const addLeague = (typed: Typed) => command("POST", leaguesUrl, typed);
const correctLeague = (id: string) => (typed: Typed) => command("PUT", leagueUrl(id), typed);

const Fields = ({ control }: { control: Control<Typed> }) => (
  <>
    <FormField control={control} name="name" label={words.name} required sx={{ mt: 1 }} />
    <FormField control={control} name="contactName" label={words.contactName} required />
    <FormField control={control} name="email" label={words.email} type="email" required />
    <FormField control={control} name="sport" label={words.sport} select>
      <MenuItem value="">{words.notSaid}</MenuItem>
      {LeagueSport.options.map((sport) => (
        <MenuItem key={sport} value={sport}>
          {sportLabel[sport]}
        </MenuItem>
      ))}
    </FormField>
    <FormField control={control} name="region" label={words.region} helperText={words.regionHelp} />
  </>
);

export const AddLeagueDialog = ({ onClose }: { onClose: () => void }) => {
  const { control, dialog } = useActForm(
    LeagueForm,
    blank,
    () => addLeague,
    { done: words.added, meaning: words.nothingSent, failed: words.failedToAdd },
    { sent: onClose },
  );
  return (
    <FormDialog large title={words.add} action={words.add} {...dialog} onClose={onClose}>
      <Fields control={control} />
    </FormDialog>
  );
};

export const CorrectLeagueDialog = ({ league, onClose }: { league: LeagueView; onClose: () => void }) => {
  const { id, name, contactName, email, sport, region } = league;
  const start: Typed = { name, contactName, email, sport: sport ?? "", region: region ?? "" };
  const { control, dialog } = useActForm(
    LeagueForm,
    start,
    () => correctLeague(id),
    { done: words.corrected, failed: words.failedToCorrect },
    { sent: onClose },
  );
  return (
    <FormDialog large title={words.correct} action={words.save} {...dialog} onClose={onClose}>
      <Fields control={control} />
    </FormDialog>
  );
};
