/**
 * The elements with an animation, or a transition of anything but their visibility. Runs in the
 * page.
 */
export const movingElements = () =>
  [...document.querySelectorAll('*')]
    .filter((element) => {
      const { animationName, transitionDuration, transitionProperty } = getComputedStyle(element)
      const fades = parseFloat(transitionDuration) > 0 && !['visibility', 'none'].includes(transitionProperty)
      return animationName !== 'none' || fades
    })
    .map((element) => element.outerHTML.slice(0, 90))
