import { Alert, Box, Button, Fade, LinearProgress, Typography } from "@mui/material";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { useQueryClient } from "@tanstack/react-query";
import { type ImportedRow, importMostBytes, ImportView } from "../../../../backend/http/csv/importContract.ts";
import { ApiError, refused, send as ask } from "../../../shared/api.ts";
import { useSend } from "../../../shared/forms/useSend.ts";
import { toast } from "../../../shared/toastStore.ts";
import { tryAgainWords } from "../../../shared/words.ts";
import { saveFile } from "../../../shared/saveFile.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { Section } from "../Section.tsx";
import { ImportedRows } from "./ImportedRows.tsx";
import { words } from "./words.ts";

interface Import {
  readonly url: string;
  /** The list that grows, and where it is. */
  readonly resource: string;
  readonly words: {
    readonly columns: string;
    readonly name: string;
    readonly email: string;
    readonly add: (count: number) => string;
    readonly done: (count: number) => string;
    readonly failed: string;
    readonly seeAll: string;
  };
  readonly template?: { readonly name: string; readonly headings: readonly string[] };
}

/** Posts the file as it is. */
const post = async (url: string, file: File, { dryRun }: { dryRun: boolean }) => {
  const response = await ask("POST", `${url}?dryRun=${dryRun}`, {
    body: file,
    headers: { "content-type": "text/csv" },
  });
  const body = await response.text();
  if (!response.ok) throw refused(response, body);
  return ImportView.parse(JSON.parse(body));
};
const tryFile = async (url: string, file: File) => {
  if (file.size > importMostBytes) throw new ApiError(413, "too large", { message: words.tooLarge });
  return { file, ...(await post(url, file, { dryRun: true })) };
};

const countOf = (rows: readonly ImportedRow[]) => {
  const sums = { added: 0, known: 0, suppressed: 0, wrong: 0 };
  for (const { outcome } of rows) sums[outcome]++;
  return sums;
};

const ChooseFile = ({
  busy,
  again,
  about,
  template,
  onChoose,
}: {
  busy: boolean;
  again: boolean;
  about: string;
  template: Import["template"];
  onChoose: (file: File) => void;
}) => {
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
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <ActButton
          id={id}
          variant={again ? "outlined" : "contained"}
          busy={busy}
          onClick={() => input.current?.click()}
        >
          {again ? words.another : words.choose}
        </ActButton>
        {template && (
          <Button
            onClick={() =>
              saveFile({
                file: new Blob([`${template.headings.join(",")}\r\n`], { type: "text/csv" }),
                name: template.name,
              })
            }
          >
            {words.template}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: "70ch" }}>
        {about}
      </Typography>
    </Box>
  );
};

/** Shown of what takes longer than a second. */
const Working = ({ isShown }: { isShown: boolean }) => (
  <Fade in={isShown} style={{ transitionDelay: isShown ? "1s" : "0s" }} unmountOnExit>
    <Box component="output" sx={{ display: "grid", gap: 1 }}>
      <LinearProgress aria-hidden />
      <Typography variant="body2">{words.working}</Typography>
    </Box>
  </Fade>
);

/** Rows from a file: first what would become of each, then, once it was seen, the import itself, or nothing. */
export const ImportFile = ({ url, resource, words: its, template }: Import) => {
  const queries = useQueryClient();
  const [shown, setShown] = useState<ImportView & { file: File }>();
  const look = useSend((file: File) => tryFile(url, file), {
    failed: { text: tryAgainWords.pleaseTryAgain },
    sent: setShown,
  });
  const bring = useSend(async (file: File) => ({ file, ...(await post(url, file, { dryRun: false })) }), {
    failed: { title: its.failed, text: tryAgainWords.pleaseTryAgain },
    sent: async (result) => {
      setShown(result);
      const { added, suppressed } = countOf(result.rows);
      toast({ title: its.done(added + suppressed) });
      await queries.invalidateQueries({ queryKey: [resource] });
    },
  });
  const sums = shown && countOf(shown.rows);
  const fresh = sums ? sums.added + sums.suppressed : 0;
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <ChooseFile
        busy={look.sending}
        again={shown !== undefined}
        about={its.columns}
        template={template}
        onChoose={(file) => {
          setShown(undefined);
          void look.send(file);
        }}
      />
      <Working isShown={look.sending || bring.sending} />
      {look.refusal && (
        <Alert severity="error" role="alert">
          <strong>{words.couldntRead}</strong>
          <div>{look.refusal}</div>
        </Alert>
      )}
      {shown && sums && (
        <Section title={shown.isDryRun ? words.preview(shown.file.name) : words.result(shown.file.name)}>
          <Box sx={{ display: "grid", gap: 2 }}>
            <Typography aria-live="polite">{words.sums(sums, !shown.isDryRun)}</Typography>
            {shown.isDryRun && sums.wrong > 0 && <Alert severity="warning">{words.wrongOnesStay}</Alert>}
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              {shown.isDryRun && fresh > 0 && (
                <>
                  <ActButton variant="contained" busy={bring.sending} onClick={() => void bring.send(shown.file)}>
                    {its.add(fresh)}
                  </ActButton>
                  <ActButton busy={bring.sending} onClick={() => setShown(undefined)}>
                    {words.addNothing}
                  </ActButton>
                </>
              )}
              {shown.isDryRun && fresh === 0 && words.nothingNew}
              {!shown.isDryRun && (
                <Button variant="contained" component={Link} to={`/${resource}`}>
                  {its.seeAll}
                </Button>
              )}
            </Box>
            <ImportedRows rows={shown.rows} label={shown.file.name} columns={its} isDone={!shown.isDryRun} />
          </Box>
        </Section>
      )}
    </Box>
  );
};
