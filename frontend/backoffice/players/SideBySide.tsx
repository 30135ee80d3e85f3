import { Box, Button, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { MergeView, RecordView } from "../../../backend/players/merging/contract.ts";
import { dateAt, dayOfYear, fullName } from "../../shared/formats.ts";
import { Section } from "../frame/Section.tsx";
import { mergeWords as words } from "./words.ts";

const managedBy = ({ guardians }: RecordView) =>
  guardians.length === 0 ? words.nobody : guardians.map(({ name }) => name).join(", ");

const lines: readonly (readonly [name: string, of: (record: RecordView) => ReactNode])[] = [
  [words.name, fullName],
  [words.birthDate, ({ birthDate }) => (birthDate ? dayOfYear(birthDate) : words.notGiven)],
  [words.age, ({ age }) => age ?? words.notGiven],
  [words.login, ({ hasLogin }) => (hasLogin ? words.yes : words.no)],
  [words.guardians, managedBy],
  [words.lessons, ({ lessons, lessonsToCome }) => words.lessonsOf(lessons, lessonsToCome)],
  [words.camps, ({ camps }) => camps],
  [words.videos, ({ videos }) => videos],
  [words.notes, ({ notes }) => notes],
  [words.added, ({ createdAt }) => dayOfYear(dateAt(createdAt))],
];

export const SideBySide = ({ view: { kept, merged }, onSwap }: { view: MergeView; onSwap: () => void }) => (
  <Section
    title={words.compare}
    more={
      <Button size="small" onClick={onSwap}>
        {words.swap}
      </Button>
    }
  >
    <Card>
      <Table
        aria-label={words.compare}
        sx={{
          tableLayout: "fixed",
          "& td, & th": { verticalAlign: "top", overflowWrap: "anywhere", px: { xs: 1.25, sm: 2 } },
          "& tr:last-child > *": { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: "28%", sm: "24%" } }} />
            <TableCell>{words.kept}</TableCell>
            <TableCell>{words.merged}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(([name, of]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ color: "text.secondary" }}>
                {name}
              </TableCell>
              <TableCell>{of(kept)}</TableCell>
              <TableCell>{of(merged)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  </Section>
);

/** Who will see what, and how much more than before. */
export const Adults = ({ adults }: Pick<MergeView, "adults">) => (
  <Section title={words.whoSees}>
    {adults.length === 0 ? (
      <Typography>{words.nobodyManages}</Typography>
    ) : (
      <>
        <Card component="ul" aria-label={words.whoSees} sx={{ listStyle: "none", m: 0, px: 2, py: 0.5 }}>
          {adults.map(({ userId, name, email, learns }) => (
            <Box
              component="li"
              key={userId}
              sx={{ py: 1.25, overflowWrap: "anywhere", "& + &": { borderTop: 1, borderColor: "divider" } }}
            >
              <strong>{name}</strong> {words.learns[learns]}
              {email && (
                <Typography variant="body2" sx={{ color: "text.secondary" }}>
                  {email}
                </Typography>
              )}
            </Box>
          ))}
        </Card>
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1, maxWidth: "70ch" }}>
          {words.told}
        </Typography>
      </>
    )}
  </Section>
);
