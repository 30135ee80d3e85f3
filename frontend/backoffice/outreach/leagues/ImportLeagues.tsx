import { Alert, Box, Button, Typography } from "@mui/material";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import { importLeaguesUrl } from "../../../../backend/outreach/contract.ts";
import { type ImportedRow, importMostBytes, ImportView } from "../../../../backend/outreach/leagues/contract.ts";
import { ApiError, refused, send as ask } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { tryAgainWords } from "../../../shared/words.ts";
import { ActButton } from "../../frame/ActButton.tsx";
import { Page } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { ImportedRows } from "./ImportedRows.tsx";
import { importWords as words, showWords } from "./words.ts";

/** Posts the file as it is. */
const post = async (file: File, { dryRun }: { dryRun: boolean }) => {
  const response = await ask("POST", `${importLeaguesUrl}?dryRun=${dryRun}`, {
    body: file,
    headers: { "content-type": "text/csv" },
  });
  const body = await response.text();
  if (!response.ok) throw refused(response, body);
  return ImportView.parse(JSON.parse(body));
};
const tryFile = async (file: File) => {
  if (file.size > importMostBytes) throw new ApiError(413, "too large", { message: words.tooLarge });
  return { file, ...(await post(file, { dryRun: true })) };
};

const countOf = (rows: readonly ImportedRow[]) => {
  const sums = { added: 0, known: 0, suppressed: 0, wrong: 0 };
  for (const { outcome } of rows) sums[outcome]++;
  return sums;
};

const ChooseFile = ({ busy, again, onChoose }: { busy: boolean; again: boolean; onChoose: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onChoose(file);
    target.value = ""; // the same file may come again, corrected
  };
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <input ref={input} type="file" accept=".csv,text/csv" hidden aria-labelledby={id} onChange={choose} />
      <ActButton id={id} variant={again ? "outlined" : "contained"} busy={busy} onClick={() => input.current?.click()}>
        {again ? words.another : words.choose}
      </ActButton>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: "70ch" }}>
        {words.columns}
      </Typography>
    </Box>
  );
};

/** A list of leagues from a file: first what would become of each row, then, once it was seen, the import itself. */
const ImportLeagues = () => {
  const queries = useQueryClient();
  const [shown, setShown] = useState<ImportView & { file: File }>();
  const look = useSend(tryFile, {
    failed: { text: tryAgainWords.pleaseTryAgain },
    sent: setShown,
  });
  const bring = useSend(async (file: File) => ({ file, ...(await post(file, { dryRun: false })) }), {
    failed: { title: words.failed, text: tryAgainWords.pleaseTryAgain },
    sent: async (result) => {
      setShown(result);
      const { added, suppressed } = countOf(result.rows);
      toast({ title: words.done(added + suppressed) });
      await queries.invalidateQueries({ queryKey: ["leagues"] });
    },
  });
  const sums = shown && countOf(shown.rows);
  const fresh = sums ? sums.added + sums.suppressed : 0;
  return (
    <Page title={words.title} lead={words.lead} back={{ to: "/leagues", label: showWords.all }}>
      <Box sx={{ display: "grid", gap: 3 }}>
        <ChooseFile
          busy={look.sending}
          again={shown !== undefined}
          onChoose={(file) => {
            setShown(undefined);
            void look.send(file);
          }}
        />
        {look.refusal && (
          <Alert severity="error" role="alert">
            <strong>{words.couldntRead}</strong>
            <div>{look.refusal}</div>
          </Alert>
        )}
        {shown && sums && (
          <Section title={shown.isDryRun ? words.preview(shown.file.name) : words.result(shown.file.name)}>
            <Box sx={{ display: "grid", gap: 2 }}>
              <Typography aria-live="polite">{words.sums(sums)}</Typography>
              {shown.isDryRun && sums.wrong > 0 && <Alert severity="warning">{words.wrongOnesStay}</Alert>}
              <Box>
                {shown.isDryRun && fresh > 0 && (
                  <ActButton variant="contained" busy={bring.sending} onClick={() => void bring.send(shown.file)}>
                    {words.add(fresh)}
                  </ActButton>
                )}
                {shown.isDryRun && fresh === 0 && words.nothingNew}
                {!shown.isDryRun && (
                  <Button variant="contained" component={Link} to="/leagues">
                    {words.seeLeagues}
                  </Button>
                )}
              </Box>
              <ImportedRows rows={shown.rows} label={shown.file.name} isDone={!shown.isDryRun} />
            </Box>
          </Section>
        )}
      </Box>
    </Page>
  );
};
export default ImportLeagues;
