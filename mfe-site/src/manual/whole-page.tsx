import { useTitle } from '@nireeka/kit'
import { Link } from '@nireeka/kit/router'
import { Breadcrumbs, PageFrame } from '@nireeka/ui'

import { FoldingContents } from '../information/folding-contents.tsx'
import { PrintButton } from '../information/print-button.tsx'
import { BikeChoice } from './bike-choice.tsx'
import chapterPage from './chapter-page.module.css'
import { figuresOf } from './figures/section-figures.ts'
import { manualOf } from './manual.ts'
import { manualPath, wholePath } from './manual-path.ts'
import { SectionView } from './section-view.tsx'
import { useBike } from './use-bike.ts'
import styles from './whole-page.module.css'

/** All chapters of a bike's manual on one page, to print or to keep as a file. */
export function WholePage() {
  const bike = useBike()
  const chapters = manualOf(bike.slug)
  useTitle('The whole user manual')
  return (
    <div className={chapterPage.page}>
      <PageFrame
        kind="catalogue"
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'User manual', link: <Link to={manualPath(bike.slug)} /> },
              { label: 'All of it' },
            ]}
          />
        }
        heading="The whole user manual"
        lead={`All chapters for your ${bike.name}, to print or to keep as a PDF.`}
        actions={<PrintButton tone="primary" />}
        aside={<FoldingContents title="Chapters" allTitle="All chapters" sections={chapters} print={null} />}
      >
        <BikeChoice bike={bike} pathOf={wholePath} />
        {chapters.map(({ id, title, sections }) => (
          <section key={id} className={styles.chapter} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {sections.map((section) => (
              <SectionView
                key={section.id}
                section={section}
                level={3}
                figures={figuresOf(bike.slug, section.id)}
              />
            ))}
          </section>
        ))}
      </PageFrame>
    </div>
  )
}
