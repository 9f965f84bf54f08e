import type { Theme } from 'vitepress';
import DefaultTheme, { VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts';
import { defineAsyncComponent, defineComponent, h, onMounted, shallowRef } from 'vue';
import './style.css';

const LazyRuleForm = defineAsyncComponent(() => import('./rule-form.ts'));

/** The form of a rule, in browsers only: the built page contains its boundaries, and the rules load when it is opened. */
const RuleForm = defineComponent({
  props: { name: { type: String, required: true } },
  setup({ name }) {
    const isMounted = shallowRef(false);
    onMounted(() => {
      isMounted.value = true;
    });
    return () => (isMounted.value ? h(LazyRuleForm, { name }) : undefined);
  },
});

/** The default theme with the typefaces of the device. */
export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => {
    app.component('RuleForm', RuleForm);
    // the layout for a home page has no main landmark, so the home page places its parts
    app.component('HomeHero', VPHomeHero);
    app.component('HomeFeatures', VPHomeFeatures);
  },
} satisfies Theme;
