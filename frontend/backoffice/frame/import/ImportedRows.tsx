import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from "@mui/material";
import type { ImportedRow, ImportOutcome } from "../../../../backend/http/csv/importContract.ts";
import { StateChip, type Tone } from "../StateChip.tsx";
import { doneLabel, outcomeLabel, words } from "./words.ts";

const tone: Record<ImportOutcome, Tone | undefined> = {
  added: "success",
  known: undefined,
  suppressed: "warning",
  wrong: "error",
};

const What = ({ row: { outcome, why }, isDone }: { row: ImportedRow; isDone: boolean }) => (
  <>
    <StateChip label={(isDone ? doneLabel : outcomeLabel)[outcome]} tone={tone[outcome]} />
    {why && (
      <Box sx={{ color: outcome === "wrong" ? "error.main" : "text.secondary", typography: "body2", mt: 0.5 }}>
        {why}
      </Box>
    )}
  </>
);

const quiet = { color: "text.secondary", overflowWrap: "anywhere", mb: 0.5 } as const;

/** What needs fixing comes first: the rest needs no look. */
export const ImportedRows = ({
  rows,
  label,
  columns,
  isDone,
}: {
  rows: readonly ImportedRow[];
  label: string;
  columns: { readonly name: string; readonly email: string };
  isDone: boolean;
}) => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"), { noSsr: true });
  const sorted = rows.toSorted((a, b) => Number(b.outcome === "wrong") - Number(a.outcome === "wrong"));
  if (narrow)
    return (
      <Card component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, px: 2, py: 0.5 }}>
        {sorted.map((row) => (
          <Box
            component="li"
            key={row.row}
            sx={{ py: 1.5, borderTop: 1, borderColor: "divider", "&:first-of-type": { borderTop: 0 } }}
          >
            <Box sx={{ display: "flex", gap: 1, justifyContent: "space-between", mb: 0.5 }}>
              <Typography sx={{ fontWeight: 650, minWidth: 0, overflowWrap: "anywhere" }}>
                {row.name || row.email}
              </Typography>
              <Typography sx={{ flex: "none", color: "text.secondary" }}>{`${words.row} ${row.row}`}</Typography>
            </Box>
            {[row.about, row.name && row.email].filter(Boolean).map((text) => (
              <Typography key={text} variant="body2" sx={quiet}>
                {text}
              </Typography>
            ))}
            <What row={row} isDone={isDone} />
          </Box>
        ))}
      </Card>
    );
  return (
    <Card>
      <Table aria-label={label} sx={{ tableLayout: "fixed", "& tr:last-child td": { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: 64 }}>{words.row}</TableCell>
            <TableCell sx={{ width: "26%" }}>{columns.name}</TableCell>
            <TableCell sx={{ width: "23%" }}>{columns.email}</TableCell>
            <TableCell>{isDone ? words.happened : words.outcome}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.map((row) => (
            <TableRow key={row.row} sx={{ "& td": { overflowWrap: "anywhere", verticalAlign: "top" } }}>
              <TableCell sx={{ fontVariantNumeric: "tabular-nums" }}>{row.row}</TableCell>
              <TableCell>
                {row.name}
                {row.about && (
                  <Typography variant="body2" sx={quiet}>
                    {row.about}
                  </Typography>
                )}
              </TableCell>
              <TableCell>{row.email}</TableCell>
              <TableCell>
                <What row={row} isDone={isDone} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  );
};
