import { Button } from "@mui/material";
import { Link } from "react-router";
import { Empty } from "../../shared/Empty.tsx";
import { Cleared } from "./Cleared.tsx";

/** All answered. The next step depends on whether players can book at all. */
export const NothingWaits = ({ openSlots, hasNext }: { openSlots: number | undefined; hasNext: boolean }) =>
  openSlots === 0 ? (
    <Empty
      picture={<Cleared />}
      title="Nothing waits, and nobody can book you yet"
      text="Publish the times you teach. Players see them at once and ask for lessons; their requests come here."
      action={
        <Button component={Link} to="/availability?add" variant="contained" color="stitch">
          Publish availability
        </Button>
      }
    />
  ) : (
    <Empty
      picture={<Cleared />}
      title="Nothing waits for you"
      text={
        hasNext
          ? "Every request is answered. Your next lessons are below."
          : "New requests come here as soon as players book your times."
      }
      action={
        <Button component={Link} to="/availability" variant="outlined">
          See your availability
        </Button>
      }
    />
  );
