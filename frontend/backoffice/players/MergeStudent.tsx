import {
  Alert,
  Autocomplete,
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  TextField,
  Typography,
} from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller } from "react-hook-form";
import { useNavigate, useParams } from "react-router";
import { z } from "zod";
import { MergePlayers, mergeUrl, MergeView } from "../../../backend/players/merging/contract.ts";
import { type StudentView, studentsUrl } from "../../../backend/players/studentContract.ts";
import { StudentView as Student } from "../../../backend/players/contract.ts";
import { command, query } from "../../shared/api.ts";
import { fullName } from "../../shared/formats.ts";
import { FormField } from "../../shared/forms/FormField.tsx";
import { usePlayerOption } from "../../shared/players/PlayerOption.tsx";
import { useKnownPlayers } from "../../shared/players/useKnownPlayers.ts";
import { Problem } from "../../shared/Problem.tsx";
import { AdminsOnly } from "../access/AdminsOnly.tsx";
import { useActForm } from "../data/useActForm.ts";
import { ActButton } from "../../shared/forms/ActButton.tsx";
import { RowsSkeleton } from "../frame/list/RowsSkeleton.tsx";
import { Page } from "../frame/Page.tsx";
import { Adults, SideBySide } from "./SideBySide.tsx";
import { mergeWords as words } from "./words.ts";

const fewest = 2; // letters

/** Somebody who may be the same player, found by their name or their parent's. */
const OtherRecord = ({
  besides,
  value,
  onChange,
}: {
  besides: string;
  value: StudentView | null;
  onChange: (next: StudentView | null) => void;
}) => {
  const [typed, setTyped] = useState("");
  const found = useKnownPlayers(typed);
  const playerOption = usePlayerOption(found);
  return (
    <Autocomplete
      sx={{ maxWidth: 480 }}
      options={found.filter(({ id }) => id !== besides)}
      value={value}
      filterOptions={(all) => all} // the server found them
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionLabel={fullName}
      getOptionKey={({ id }) => id}
      renderOption={(item, player) => playerOption(item, player)}
      noOptionsText={typed.trim().length < fewest ? words.keepTyping : words.noMatches}
      onInputChange={(_, next) => setTyped(next)}
      onChange={(_, next) => onChange(next)}
      renderInput={(params) => <TextField {...params} label={words.otherRecord} helperText={words.search} />}
    />
  );
};

const Warning = ({ title, why, isNo = false }: { title: string; why: readonly string[]; isNo?: boolean }) =>
  why.length > 0 && (
    <Alert severity={isNo ? "error" : "warning"} sx={{ mb: 3 }}>
      <strong>{title}</strong>
      {why.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Alert>
  );

/** Doing it takes a reason, and, where somebody sees more than before, that it was checked. */
const MergeForm = ({ view: { merged, kept, doubts, adults } }: { view: MergeView }) => {
  const navigate = useNavigate();
  const isPlain = doubts.length === 0 && adults.every(({ learns }) => learns === "nothing new");
  const Telling = z.object({
    reason: MergePlayers.shape.reason,
    sure: z.boolean().refine((sure) => isPlain || sure, words.pleaseConfirm),
  });
  const { control, dialog } = useActForm(
    Telling,
    { reason: "", sure: false },
    () => (told) =>
      command("POST", mergeUrl(merged.id), {
        into: kept.id,
        adults: adults.map(({ userId }) => userId),
        ...told,
      }),
    { done: words.done, failed: words.failed },
    { leave: () => void navigate(`/students/${kept.id}/show`), about: "reason" },
  );
  return (
    <Box component="form" noValidate onSubmit={dialog.onSubmit} sx={{ display: "grid", gap: 2, maxWidth: 640 }}>
      {dialog.refusal && (
        <Alert severity="error" role="alert">
          {dialog.refusal}
        </Alert>
      )}
      <FormField control={control} name="reason" label={words.reason} multiline minRows={2} required />
      {!isPlain && (
        <Controller
          control={control}
          name="sure"
          render={({ field: { value, onChange, ref, onBlur }, fieldState: { error } }) => (
            <FormControl error={error !== undefined}>
              <FormControlLabel
                control={
                  <Checkbox
                    checked={value}
                    onChange={(_, checked) => onChange(checked)}
                    onBlur={onBlur}
                    slotProps={{
                      input: {
                        ref,
                        "aria-label": words.sure, // or it is "Select"
                        "aria-describedby": error ? "not-sure" : undefined,
                      },
                    }}
                  />
                }
                label={words.sure}
              />
              {error && <FormHelperText id="not-sure">{error.message}</FormHelperText>}
            </FormControl>
          )}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <ActButton type="submit" variant="contained" color="error" busy={dialog.sending}>
          {words.merge}
        </ActButton>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {words.cantUndo}
        </Typography>
      </Box>
    </Box>
  );
};

export const Comparison = ({ merged, kept, onSwap }: { merged: string; kept: string; onSwap: () => void }) => {
  const url = `${mergeUrl(merged)}?into=${encodeURIComponent(kept)}`;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["players", "merging", merged, kept],
    queryFn: ({ signal }) => query(url, MergeView, { signal }),
    refetchOnMount: "always",
    placeholderData: (before) =>
      before?.kept.id === merged && before.merged.id === kept
        ? { ...before, kept: before.merged, merged: before.kept } // swapped: the pressed button stays
        : undefined,
  });
  if (error) return <Problem title={words.failedToCompare} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={6} />;
  return (
    <>
      <SideBySide view={data} onSwap={onSwap} />
      {!isPlaceholderData && <Warning title={words.cantBeMerged} why={data.blocked} isNo />}
      {!isPlaceholderData && data.blocked.length === 0 && (
        <>
          <Warning title={words.lookTwice} why={data.doubts} />
          <Adults adults={data.adults} />
          <MergeForm key={`${merged} ${kept}`} view={data} />
        </>
      )}
    </>
  );
};

const MergeStudent = () => {
  const { id = "" } = useParams();
  const [other, setOther] = useState<StudentView | null>(null);
  const [keepsOther, setKeepsOther] = useState(false);
  const { data: student } = useQuery({
    queryKey: ["players", "student", id],
    queryFn: ({ signal }) => query(`${studentsUrl}/${id}`, Student, { signal }),
  });
  const [kept, merged] = keepsOther ? [other?.id, id] : [id, other?.id];
  return (
    <Page
      title={words.title}
      lead={words.lead}
      back={{ to: `/students/${id}/show`, label: student ? fullName(student) : words.backTo }}
    >
      <Box sx={{ mb: 4 }}>
        <OtherRecord besides={id} value={other} onChange={(next) => (setOther(next), setKeepsOther(false))} />
      </Box>
      {kept && merged && <Comparison kept={kept} merged={merged} onSwap={() => setKeepsOther(!keepsOther)} />}
    </Page>
  );
};

const ForAdmins = () => (
  <AdminsOnly what={words.duplicates}>
    <MergeStudent />
  </AdminsOnly>
);
export default ForAdmins;
