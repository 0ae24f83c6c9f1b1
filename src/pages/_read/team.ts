import { type Photo, photoPath, withAlt } from "#domain/photo/photo";
import { breadcrumbsTo, type Page, type PagePerson } from "#domain/site/page";
import { PATHS, technicianPath, workPath } from "#domain/site/paths";
import type { Technician } from "#domain/team/technician";
import { fillBlanks } from "#domain/text/fill-blanks";
import { tellWhere, titleOfWork } from "#domain/work/describe-work";
import type { SiteContent } from "#server/content/site-content";
import { photoTag } from "#server/page-cache/cache-tags";
import { services } from "#server/services";
import type { ShownTechnician, TeamScreenProps } from "#site/screens/team/TeamScreen";

/** Works that a person is shown with, the newest. */
const WORKS_SHOWN = 3;
const MIDDLE_WIDTH = 960;

/** The page of those who do the work; undefined while visitors may read of nobody. */
export async function findTeamPage(content: SiteContent) {
  const { team, wording } = content;
  if (team.length === 0) return undefined;
  const words = wording.team;
  const photos = await findPortraits(content, team);
  return {
    tags: team.flatMap(({ photoId }) => (photoId === undefined ? [] : photoTag(photoId))),
    page: {
      path: PATHS.team,
      title: words.title,
      ...words.head,
      breadcrumbs: breadcrumbsTo(wording.general.home, { name: words.crumb, path: PATHS.team }),
      people: team.map((technician) => describePerson(technician, photos.get(technician.id))),
    } satisfies Page,
    screen: {
      words,
      people: team.map(({ id, name, since, ...technician }) => ({
        ...technician,
        name,
        photo: photos.get(id),
        since: since === undefined ? "" : fillBlanks(words.since, { ano: String(since) }),
        worksTitle: fillBlanks(words.works, { nome: name }),
        works: listWorksOf(content, id),
      })),
    } satisfies Omit<TeamScreenProps, "page" | "contact">,
  };
}

/** Who did a work, as its page shows him; undefined where visitors read of nobody. */
export async function findWhoDidIt(content: SiteContent, technicianId: string | undefined) {
  const technician = content.team.find(({ id }) => id === technicianId);
  if (!technician) return undefined;
  const { slug, name, photoId } = technician;
  const photo = (await findPortraits(content, [technician])).get(technician.id);
  return {
    person: { slug, name, ...(photo && { photo: pathOf(photo) }) } satisfies PagePerson,
    shown: { name, path: technicianPath(slug), photo } satisfies ShownTechnician,
    tags: photoId === undefined ? [] : [photoTag(photoId)],
  };
}

/** By the id of the person. */
async function findPortraits({ wording }: SiteContent, team: readonly Technician[]): Promise<ReadonlyMap<string, Photo>> {
  const photos = await services().photos.findShown(team.flatMap(({ photoId }) => photoId ?? []));
  return new Map(
    team.flatMap(({ id, name, photoId }) => {
      const photo = photos.get(photoId ?? "");
      return photo ? [[id, withAlt(photo, fillBlanks(wording.team.photo, { nome: name }))] as const] : [];
    }),
  );
}

function describePerson({ slug, name, about, courses }: Technician, photo: Photo | undefined): PagePerson {
  return { slug, name, about, courses, ...(photo && { photo: pathOf(photo) }) };
}

const pathOf = (photo: Photo): string => photoPath(photo, MIDDLE_WIDTH, "jpg");

function listWorksOf({ works, facts: { places } }: SiteContent, technicianId: string) {
  const done = works.filter((work) => work.technicianId === technicianId).slice(0, WORKS_SHOWN);
  return done.map((work) => ({ text: titleOfWork(work, tellWhere(work.place, places)), path: workPath(work.slug) }));
}
