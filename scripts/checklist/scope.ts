import { idsOf } from "./points.ts";

const written = {
  routes: "R1–R13 R16–R18 R20–R29 R30 R32–R40",
  navigation: "N1–N10",
  screens: "U1–U22 U24 U26 U27 U30 U34–U36 U38 U39 U41–U43 U46–U73",
  partsOfScreens: "U29:upcoming+profile+lessons U25:canvas+information+feedback U33:slots+lessons U44:roles+membership",
  tabs: "U32:overview+profile+schedule+lessons+camps+requests+inquiries+users+preview+students",
  calls: "A1–A39 A43–A45 A49–A51 A59–A71",
  callBehaviour: "X1–X6",
  messages: "T1–T24 T28 T29 T32 T38–T52",
  failures:
    "T26:videos+profile+availability+lessons+camps+inquiries+users+students T25:marks+analysis T27:inquiries+requests+videos",
  successes: "T34:videos+inquiries+requests+lessons+availability+profile",
  validation: "V1–V12 V18–V26",
  states: "E1–E8 E10 E11 E13–E20 E22 E23:inquiries",
  permissions: "P1–P6 P10–P12",
  constants: "K1 K2–K4 K6:player K5:skeletons+bookings+library+inquiries+stats K7 K8–K15 K16:reply+confirmation",
  data: "M1:membership M2–M5 M7 M8 M11–M18",
  mission: "D4 D6",
  decisions:
    "G1-1–G1-46 G1-48–G1-52 G2-4 G2-6–G2-10 G2-13–G2-19 G2-21 G2-22 G2-25–G2-27 G2-31 G2-32 G2-36–G2-38 G2-42 G2-43 G2-46–G2-48 G2-50 G3-1–G3-40 G3-43–G3-51 G3-53–G3-55",
  partsOfDecisions:
    "G1-47:guardian+children+staff G1-58:staff G1-60:players+lessons+consent+staff+camps G2-5:ledger G2-41:students+requests G2-45:text G3-52:lessons+videos+payments",
};

/**
 * What the product does so far, each point with at least one test: accounts, lessons, scheduling, coaching inquiries,
 * camps, payments and memberships completely, and the parts of the dashboards that belong to them; of videos, that they
 * are sent, kept, listed, looked at and deleted. Whatever a later part adds is listed here.
 */
export const scope: readonly string[] = Object.values(written).flatMap((text) => text.split(" ").flatMap(idsOf));
