import { zodResolver } from "@hookform/resolvers/zod";
import AddIcon from "@mui/icons-material/PersonAddAlt";
import { Alert, Box, Button, Link as Anchor, Typography } from "@mui/material";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useFieldArray, useForm, useWatch } from "react-hook-form";
import { Link } from "react-router";
import type { CampView } from "../../../backend/camps/contract.ts";
import type { OwnWaitlistEntryView } from "../../../backend/camps/waitlistContract.ts";
import { ApiError, wordsOf } from "../../shared/api.ts";
import { useCurrentUser } from "../accounts/currentUser.ts";
import { FormField } from "../accounts/FormField.tsx";
import { showIssues } from "../accounts/serverIssues.ts";
import { registrationOf } from "../camps/CampActions.tsx";
import { DayChoice } from "../registration/DayChoice.tsx";
import { placesOf } from "../registration/divisions.ts";
import { useJoin } from "./useJoin.ts";
import { emptyChild, firstValues, knownOf, mostPlayers, type TypedForm, WaitlistForm } from "./waitlistForm.ts";
import { WaitingChildFields } from "./WaitingChildFields.tsx";

const failed = "You could not be put on the waitlist. Please try again.";
type Props = { camp: CampView; onJoined: (entry: OwnWaitlistEntryView) => void };

/** A family asks to be told when there is a place for all of its children. */
export const JoinForm = ({ camp, onJoined }: Props) => {
  const user = useCurrentUser();
  const form = useForm<TypedForm, unknown, WaitlistForm>({
    resolver: zodResolver(WaitlistForm),
    defaultValues: firstValues(camp.id),
  });
  const { control, handleSubmit, getValues, setValue, setError, setFocus } = form;
  const { fields, append, remove } = useFieldArray({ control, name: "participants" });
  const children = useWatch({ control, name: "participants" });
  const places = placesOf(
    camp,
    children.map(({ playerAge, sport }) => ({ playerAge, sport: sport ?? "" })),
  );
  const everyDay = Array.from({ length: camp.days }, (_, n) => n + 1);
  const [selectedDays, setDays] = useState(everyDay);
  const days = useRef<HTMLFieldSetElement>(null);
  const { mutate, error, isPending } = useJoin(camp.id);
  const isPlace = error instanceof ApiError && error.code === "ThereIsAPlace";

  useEffect(() => {
    if (!user) return;
    const known = knownOf(user);
    for (const field of ["parentName", "parentEmail", "parentPhone"] as const)
      if (known[field] && !getValues(field)) setValue(field, known[field]);
  }, [user, getValues, setValue]);
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    const names = error.issues.map(({ path }) => path.join("."));
    showIssues(error.issues, setError, names);
  }, [error, setError]);

  const addPlayer = () => {
    const { emergencyContact = "", emergencyPhone = "" } = getValues("participants").at(-1) ?? {};
    append({ ...emptyChild(), emergencyContact, emergencyPhone }, { shouldFocus: false });
    const name = `participants.${fields.length}.playerName` as const;
    queueMicrotask(() => setFocus(name));
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (selectedDays.length === 0) return days.current?.querySelector("input")?.focus();
    const registrationOption = selectedDays.length === camp.days ? ("all_days" as const) : ("individual_days" as const);
    if (!isPending)
      void handleSubmit((family) => mutate({ ...family, registrationOption, selectedDays }, { onSuccess: onJoined }))();
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ mt: 3, display: "grid", gap: 3 }}>
      <Typography variant="h3" component="h2">
        Whom do we write to?
      </Typography>
      <FormField control={control} name="parentName" label="Parent or guardian" autoComplete="name" required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <FormField
          control={control}
          name="parentEmail"
          label="Email"
          type="email"
          autoComplete="email"
          helperText="The offer goes here, so please check it"
          required
        />
        <FormField control={control} name="parentPhone" label="Phone" type="tel" autoComplete="tel" required />
      </Box>
      <Typography variant="h3" component="h2">
        Who plays?
      </Typography>
      {fields.map(({ id }, n) => (
        <WaitingChildFields
          key={id}
          control={control}
          n={n}
          count={fields.length}
          place={places[n]}
          onRemove={fields.length > 1 ? () => remove(n) : undefined}
        />
      ))}
      {fields.length < mostPlayers && (
        <Box>
          <Button startIcon={<AddIcon />} variant="outlined" onClick={addPlayer}>
            Add another player
          </Button>
          {fields.length > 1 && (
            <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
              They wait together: you are offered places for all of them or none.
            </Typography>
          )}
        </Box>
      )}
      {camp.days > 1 && (
        <DayChoice
          ref={days}
          camp={camp}
          isWhole={false}
          selected={selectedDays}
          problem={selectedDays.length === 0 ? "At least one day must be selected" : undefined}
          onChange={setDays}
        />
      )}
      {error && (
        <Alert severity={isPlace ? "info" : "error"}>
          {wordsOf(error, failed)}
          {isPlace && (
            <div>
              <Anchor component={Link} to={registrationOf(camp)} color="inherit">
                Register now
              </Anchor>
            </div>
          )}
        </Alert>
      )}
      <Box>
        <Button type="submit" variant="contained" color="stitch" size="large" disabled={isPending}>
          {isPending ? "Joining..." : "Join the Waitlist"}
        </Button>
        <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
          Waiting costs nothing, and you can leave the list at any time.
        </Typography>
      </Box>
    </Box>
  );
};
