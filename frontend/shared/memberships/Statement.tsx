import { Box, Card, Typography } from "@mui/material";
import type { LedgerLineView } from "../../../backend/memberships/contract.ts";
import { clockAt, dateAt, dayOfYear, shortMoney } from "../formats.ts";
import { lineInWords, statementWords as words } from "./words.ts";

const isBack = (what: LedgerLineView["what"]) => what === "refunded" || what === "dispute lost";

const changes = ({ what, state, uploads, amount }: LedgerLineView) => {
  if (what === "upload" && state === "released") return words.notCounted;
  if (amount) return isBack(what) ? words.less(shortMoney(amount)) : shortMoney(amount);
  return uploads === 0 ? null : words.change(uploads);
};

const whenOf = (at: string) => `${dayOfYear(dateAt(at))}, ${clockAt(at)}`;

/** Everything that changed how many videos a player may upload, the latest first. */
export const Statement = ({ lines }: { lines: readonly LedgerLineView[] }) =>
  lines.length === 0 ? (
    <Typography sx={{ color: "text.secondary" }}>{words.nothingYet}</Typography>
  ) : (
    <Card component="ul" aria-label={words.statement} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {lines.map((line) => (
        <Box
          component="li"
          key={line.id}
          sx={{
            display: "grid",
            gridTemplateColumns: "minmax(0, 1fr) auto",
            columnGap: 2,
            px: 2,
            py: 1.25,
            "& + &": { borderTop: 1, borderColor: "divider" },
          }}
        >
          <div>
            <Typography>{lineInWords(line)}</Typography>
            {line.words && (
              <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                {words.quoted(line.words)}
              </Typography>
            )}
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              <time dateTime={line.at}>{whenOf(line.at)}</time>
            </Typography>
          </div>
          <Typography sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600, whiteSpace: "nowrap" }}>
            {changes(line)}
          </Typography>
        </Box>
      ))}
    </Card>
  );
