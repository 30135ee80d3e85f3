import { Button, Link } from "@mui/material";
import { useGetList } from "react-admin";
import { Link as RouterLink } from "react-router";
import type { InboxView } from "../../../../backend/inbox/formContract.ts";
import { dateAt, dayAgo, removedPerson } from "../../../shared/formats.ts";
import { Problem } from "../../../shared/Problem.tsx";
import { anew } from "../../data/anew.ts";
import { Section } from "../../frame/Section.tsx";
import { ToDo, ToDos } from "../../overview/ToDo.tsx";
import { aboutOf, nobodyTookWords as words, stepWords } from "../words.ts";
import { listWith } from "../../frame/list/listWith.ts";

const filter = { part: "untaken" };
const oldestFirst = {
  filter,
  sort: { field: "receivedAt", order: "ASC" as const },
  pagination: { page: 1, perPage: 3 },
};

/** What had waited for a day this morning and has no owner, as the morning's email counts it, the longest first. Shows nothing when there is none. */
const NobodyTook = () => {
  const { data, total = 0, error, refetch } = useGetList<InboxView>("inbox", oldestFirst, { refetchOnMount: anew });
  if (error) return <Problem title={stepWords.failedToFetch} error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Section title={words.nobodyTook} count={total} all={listWith("inbox", filter)}>
      <ToDos>
        {data.map((item) => (
          <ToDo
            key={item.id}
            name={
              <Link
                component={RouterLink}
                to={`/inbox/${item.id}/show`}
                color="inherit"
                underline="hover"
                sx={{ fontWeight: 650, overflowWrap: "anywhere" }}
              >
                {item.name ?? removedPerson}
              </Link>
            }
            about={[aboutOf(item), words.sent(dayAgo(dateAt(item.receivedAt)).toLowerCase())].join(" · ")}
            act={
              <Button
                component={RouterLink}
                size="small"
                variant="outlined"
                to={`/inbox/${item.id}/show`}
                aria-label={words.openOf(item.name ?? removedPerson)}
              >
                {words.open}
              </Button>
            }
          />
        ))}
      </ToDos>
    </Section>
  );
};
export default NobodyTook;
