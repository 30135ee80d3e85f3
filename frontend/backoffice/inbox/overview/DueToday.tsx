import { Box, Card, List, ListItemButton, Typography } from "@mui/material";
import { useGetList } from "react-admin";
import { Link } from "react-router";
import type { InboxView } from "../../../../backend/inbox/formContract.ts";
import { removedPerson, today } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { useMe } from "../../access/me.ts";
import { anew } from "../../data/anew.ts";
import { Section } from "../../frame/Section.tsx";
import { dueTodayWords as words, stepWords } from "../words.ts";
import { listWith } from "../../frame/list/listWith.ts";

const filter = { part: "today" };
const firstDue = {
  filter,
  sort: { field: "dueOn", order: "ASC" as const },
  pagination: { page: 1, perPage: 3 },
};

/** Next steps that are due by today, the latest first. Shows nothing when there are none. */
const DueToday = () => {
  const { data, total = 0, error, refetch } = useGetList<InboxView>("inbox", firstDue, { refetchOnMount: anew });
  const me = useMe();
  if (error) return <Problem title={stepWords.failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={words.dueToday} count={total} all={listWith("inbox", filter)}>
      <Card>
        <List disablePadding>
          {data.map((item) => (
            <Box
              component="li"
              key={item.id}
              sx={{ display: "flex", "& + &": { borderTop: 1, borderColor: "divider" } }}
            >
              <ListItemButton component={Link} to={`/inbox/${item.id}/show`} sx={row}>
                <Box sx={{ flex: "1 1 220px", overflowWrap: "anywhere" }}>
                  <Typography sx={{ fontWeight: 650 }}>{item.nextStep?.words ?? item.name ?? removedPerson}</Typography>
                  <Typography variant="body2" sx={{ color: "text.secondary" }}>
                    {[item.name ?? removedPerson, item.owner?.id !== me.id && item.owner?.name]
                      .filter(Boolean)
                      .join(" · ")}
                  </Typography>
                </Box>
                {item.nextStep && stepWords.due(item.nextStep.dueOn, today())}
              </ListItemButton>
            </Box>
          ))}
        </List>
      </Card>
    </Section>
  );
};
export default DueToday;

const row = { display: "flex", flexWrap: "wrap", columnGap: 2, px: 2, py: 1.25, width: "100%" };
